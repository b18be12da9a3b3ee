// Decks that come with the program, so that a game can start without a file. They are read like any other deck.
import { missOnyxCensorius } from './bundled/miss-onyx-censorius.ts';
import { radiantArgusTheSupreme } from './bundled/radiant-argus-the-supreme.ts';
import { closest } from './closest.ts';
import type { Deck } from './deck.ts';
import { DeckError } from './fault.ts';
import { parseDeck } from './parse.ts';
import { describe } from './quote.ts';

export interface BundledDeck {
  /** How it is called on the command line and in addresses. */
  readonly slug: string;
  readonly deck: Deck;
}

export const bundledDecks: readonly BundledDeck[] = [
  { slug: 'miss-onyx-censorius', deck: parseDeck(missOnyxCensorius) },
  { slug: 'radiant-argus-the-supreme', deck: parseDeck(radiantArgusTheSupreme) },
];

/**
 * Finds a deck that comes with the program.
 * @param name its slug or its title; case, quotation marks and accents do not matter
 * @throws DeckError that names the decks there are
 */
export function findBundled(name: string): BundledDeck {
  const wanted = slugOf(name);
  const found = bundledDecks.find(({ slug }) => slug === wanted);
  if (found !== undefined) return found;
  const slugs = bundledDecks.map(({ slug }) => slug);
  const near = closest(name, slugs);
  throw new DeckError([
    {
      where: 'the name of a deck',
      what: `no deck is called ${describe(name)}`,
      expected: (near.length > 0 ? near : slugs).join(' or '),
    },
  ]);
}

const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
