// The way back: a deck as the text of a deck file. The same deck gives the same text.
import type { Deck } from './deck.ts';

/** The text that `parseDeck` reads as this deck. */
export const writeDeck = ({ name, set, houses, cards }: Deck): string =>
  JSON.stringify({ name, set, houses, cards: cards.map(({ card, count, house }) => ({ id: card, count, house })) });
