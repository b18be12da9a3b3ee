// Pictures of houses with their emblems, for previews of links: those of a deck, or of both sides of a table and the side that won. They
// tell nothing that the page does not tell everybody. Painted when somebody asks for one first, and the latest kept.
import { createHash } from 'node:crypto';
import type { Raster } from '@vaultsong/art';
import type { House } from '@vaultsong/engine';
import type { FastifyRequest } from 'fastify';
import type { TablePreview } from '../../lobby/lists.ts';
import { isKnown, notModified, PreparedText } from '../preparedText.ts';
import { pngOf } from './png.ts';

/** The smallest size that chats show wide. */
export const pictureSize = { width: 600, height: 315 } as const;

const night = '#0b0e16';
const gold = '#efd956';

/** Pixels between two sides, and of the bar below the one that won. */
const gap = 6;
const bar = 12;

/** So many are kept, of about 10 kB each; tables with the same houses share one. */
const mostKept = 128;

type Art = typeof import('@vaultsong/art');

/** What a picture shows. */
interface Shown {
  /** Of each side the houses of its decks. */
  readonly sides: readonly (readonly House[])[];
  /** The side that won; null: none, or it is not known. */
  readonly winner: number | null;
}

interface Painted {
  readonly bytes: Buffer;
  readonly etag: string;
}

export class HousePictures {
  /** By what they show. The one that was asked for last stands last. */
  readonly #kept = new Map<string, Promise<Painted>>();

  /** The picture of a table. */
  ofTable(preview: TablePreview, request: FastifyRequest): Promise<PreparedText> {
    return this.#of(shownOf(preview), request);
  }

  /** The picture of a deck. */
  ofDeck(houses: readonly House[], request: FastifyRequest): Promise<PreparedText> {
    return this.#of({ sides: [houses], winner: null }, request);
  }

  async #of(shown: Shown, request: FastifyRequest): Promise<PreparedText> {
    const { bytes, etag } = await this.#painted(shown);
    return isKnown(request, etag) ? notModified('png', etag) : new PreparedText('png', bytes, etag);
  }

  #painted(shown: Shown): Promise<Painted> {
    const key = JSON.stringify(shown);
    const painted = this.#kept.get(key) ?? paint(shown);
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= mostKept && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, painted);
    painted.catch(() => this.#kept.delete(key));
    return painted;
  }
}

/** A team is one side against the Keyraken; else each seat is one. */
function shownOf({ listing, houses }: TablePreview): Shown {
  if (listing.terms.play.type === 'duel') return { sides: houses, winner: listing.winner };
  const team = [...new Set(houses.flat())];
  return {
    sides: [team, ['keyraken']],
    winner: listing.winner === null ? null : listing.winner < houses.length ? 0 : 1,
  };
}

/** What paints is loaded only when somebody wants a picture. */
async function paint({ sides, winner }: Shown): Promise<Painted> {
  const art = await import('@vaultsong/art');
  const { width, height } = pictureSize;
  const raster = new art.Raster(width, height, night);
  const wide = Math.floor((width - gap * (sides.length - 1)) / Math.max(1, sides.length));
  for (const [side, houses] of sides.entries()) {
    const left = side * (wide + gap);
    // A side that lost lies in the dark.
    paintSide(art, raster, houses, { left, width: wide, dark: winner !== null && side !== winner ? 0.55 : 0 });
    if (side === winner) raster.fillRectangle(left, height - bar, wide, bar, gold);
  }
  const bytes = await pngOf(raster);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

interface Place {
  readonly left: number;
  readonly width: number;
  /** How much of the night is mixed in, from 0 to 1. */
  readonly dark: number;
}

/** Of a side whose decks are not there yet. */
const noHouse = { accent: '#4b587a', banner: '#1a2130', emblem: 'M12 3l9 9-9 9-9-9zM12 8l4 4-4 4-4-4z' } as const;

/** A column for each house, with its emblem in the middle. */
function paintSide(
  { emblems, mix, outlineOf, palette }: Art,
  raster: Raster,
  houses: readonly House[],
  { left, width, dark }: Place,
): void {
  const { height } = pictureSize;
  const columns = houses.map((house) => ({ ...palette[house], emblem: emblems[house] }));
  if (columns.length === 0) columns.push(noHouse);
  for (const [n, { accent, banner, emblem }] of columns.entries()) {
    const from = left + Math.floor((n * width) / columns.length);
    const to = left + Math.floor(((n + 1) * width) / columns.length);
    raster.fillRectangle(from, 0, to - from, height, mix(banner, night, dark));
    const size = Math.min(to - from, height) * 0.72;
    raster.fill(
      outlineOf(emblem),
      { x: (from + to - size) / 2, y: (height - size) / 2, scale: size / 24 },
      mix(accent, night, dark),
    );
  }
}
