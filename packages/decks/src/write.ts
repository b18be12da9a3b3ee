// The way back: a deck as the text of a deck file. The same deck gives the same text.
import type { Deck } from './deck.ts';

/** The text that `parseDeck` and `readDecks` read as this deck. */
export const writeDeck = (deck: Deck): string => JSON.stringify(deckFileOf(deck));

/** What stands in the file of a deck, as plain JSON. */
export const deckFileOf = ({ name, set, houses, cards, beside, registryId }: Deck) => ({
  name,
  set,
  houses,
  cards: cards.map(({ card, ...rest }) => ({ id: card, ...rest })),
  ...(beside === undefined ? {} : { beside: beside.map(({ card, ...rest }) => ({ id: card, ...rest })) }),
  ...(registryId === undefined ? {} : { registryId }),
});
