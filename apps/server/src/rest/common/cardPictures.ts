// Pictures of cards: drawn when somebody asks for one first, and the latest kept.
import { createHash } from 'node:crypto';
import { keyrakenFacts } from '@vaultsong/adventures';
import type { PrintedCard } from '@vaultsong/cards/catalogue';
import { findPrinted, printedCards } from '@vaultsong/cards/catalogue';
import type { FastifyRequest } from 'fastify';
import { isKnown, notModified, PreparedText } from '../preparedText.ts';

/** So many are kept, of 7 kB each. */
const mostKept = 256;

interface Drawn {
  readonly bytes: Buffer;
  readonly etag: string;
}

export class CardPictures {
  /** The one that was asked for last stands last. */
  readonly #kept = new Map<string, Drawn>();

  /** The picture of a card; null where there is no such card. */
  async of(id: string, request: FastifyRequest): Promise<PreparedText | null> {
    const known = this.#kept.get(id);
    const drawn = known ?? (await draw(id));
    if (drawn === null) return null;
    this.#keep(id, drawn);
    const { bytes, etag } = drawn;
    return isKnown(request, etag) ? notModified('svg', etag) : new PreparedText('svg', bytes, etag);
  }

  #keep(id: string, drawn: Drawn): void {
    this.#kept.delete(id);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= mostKept && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(id, drawn);
  }
}

/** What draws is loaded only when somebody wants a picture. */
async function draw(id: string): Promise<Drawn | null> {
  const card = findCard(id);
  if (card === null) return null;
  const { drawCard } = await import('@vaultsong/art/card');
  const bytes = Buffer.from(drawCard(card));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** A card of a set or of an adventure. */
export const findCard = (id: string): PrintedCard | null =>
  findPrinted(id) ?? printedCards(keyrakenFacts).find((card) => card.id === id) ?? null;
