// Previews of links to cards, decks, tables and games: what a chat shows of such a link, read from the head of the page (Open Graph,
// https://ogp.me). Tables tell no more than their pages tell anybody.

import type { TablePreview } from '../lobby/lists.ts';
import { bundledDeck } from '../rest/common/bundledDecks.ts';
import { findCard } from '../rest/common/cardPictures.ts';
import { pictureSize } from '../rest/common/housePictures.ts';
import { sayPreview } from './tableWords.ts';

/** Looks a table up, as anybody may know it; null: there is none. */
export type FindTable = (id: string) => Promise<TablePreview | null>;

interface Preview {
  readonly title: string;
  readonly description: string;
  /** Of what is shown, below the address of the server, as the others. */
  readonly path: string;
  readonly image: {
    readonly path: string;
    readonly type: 'image/svg+xml' | 'image/png';
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
}

const deckPath = /^\/d\/([a-z0-9-]+)\/?(?:[?#]|$)/;
const cardPath = /^\/c\/([a-z0-9-]+)\/?(?:[?#]|$)/;
const tablePath = /^\/([tg])\/([0-9a-z]{10})\/?(?:[?#]|$)/;

/**
 * The page with the preview of what its address shows, if that is a card, a deck that comes with the program, a table, or a game that is over.
 * @param publicUrl where the server is for others; null: not known, and no preview, whose addresses must be whole
 */
export async function withPreview(
  html: string,
  url: string,
  publicUrl: string | null,
  findTable: FindTable,
): Promise<string> {
  if (publicUrl === null) return html;
  const preview = (await previewOfCard(url)) ?? (await previewOfDeck(url)) ?? (await previewOfTable(url, findTable));
  if (preview === null) return html;
  const { title, description, path, image } = preview;
  const tags = [
    ['og:site_name', 'Vaultsong'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', `${publicUrl}${path}`],
    ['og:image', `${publicUrl}${image.path}`],
    ['og:image:type', image.type],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ['og:image:alt', image.alt],
  ].map(([property = '', content = '']) => `<meta property="${property}" content="${escaped(content)}" />`);
  if (image.width > image.height) tags.push('<meta name="twitter:card" content="summary_large_image" />');
  // A function, because `$` in a text would mean something in a string.
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

async function previewOfCard(url: string): Promise<Preview | null> {
  const [, id = ''] = cardPath.exec(url) ?? [];
  const card = id === '' ? null : findCard(id);
  if (card === null) return null;
  const { detailsOf } = await import('@vaultsong/art/card');
  const { title, kind, traits, text } = detailsOf(card);
  return {
    title,
    description: [[kind, ...traits].join(' · '), ...text].join('\n'),
    path: `/c/${id}`,
    image: {
      ...{ path: `/api/cards/${id}.svg`, type: 'image/svg+xml', width: 600, height: 840 },
      alt: `The card ${title}`,
    },
  };
}

/** Decks of players’ own are in their browsers, so that the server knows nothing of them. */
async function previewOfDeck(url: string): Promise<Preview | null> {
  const [, id = ''] = deckPath.exec(url) ?? [];
  const found = id === '' ? null : bundledDeck(id);
  if (found === null) return null;
  const { name, houses, set } = found.deck;
  const { houseTitle, setTitle } = await import('@vaultsong/decks/import');
  const titles = houses.map(houseTitle).join(', ');
  return {
    ...{
      title: name,
      description: `${set === null ? 'A deck' : `A deck of ${setTitle(set)}`}: ${titles}.`,
      path: `/d/${id}`,
    },
    image: { ...{ path: `/api/decks/${id}.png`, type: 'image/png' }, ...pictureSize, alt: `The houses of ${name}` },
  };
}

/** A game is looked back on when its match has ended: its page shows none before. */
async function previewOfTable(url: string, findTable: FindTable): Promise<Preview | null> {
  const [, page, id = ''] = tablePath.exec(url) ?? [];
  // The page is shown without a preview where the database is away.
  const found = page === undefined ? null : await findTable(id).catch(() => null);
  if (found === null) return null;
  const { stage } = found.listing;
  if (page === 'g' && stage !== 'over' && stage !== 'closed') return null;
  const { title, description } = sayPreview(found.listing);
  return {
    ...{ title, description, path: `/${page}/${id}` },
    image: { ...{ path: `/api/tables/${id}.png`, type: 'image/png' }, ...pictureSize, alt: `The houses of ${title}` },
  };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
