// The way back: a deck as the text of a deck file. The same deck gives the same text.
import type { Deck } from '../model/deck.ts';

/** The text that `parseDeck` and `readDecks` read as this deck. */
export const writeDeck = (deck: Deck): string => JSON.stringify(deckFileOf(deck));

/** The content of a deck file, as plain JSON; its keys always in the same order. */
export const deckFileOf = ({ name, set, houses, cards, beside, registryId }: Deck) => ({
  name,
  set,
  houses,
  cards: cards.map(({ card, count, house, enhancements, title }) => ({
    id: card,
    ...(title === undefined ? {} : { title }),
    count,
    house,
    ...(enhancements === undefined ? {} : { enhancements }),
  })),
  ...(beside === undefined
    ? {}
    : { beside: beside.map(({ card, title }) => (title === undefined ? { id: card } : { id: card, title })) }),
  ...(registryId === undefined ? {} : { registryId }),
});
