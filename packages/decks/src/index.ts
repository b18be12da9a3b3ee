// Decks: what they are, and those that come with the program. Runs in a page as well as on Node. Decks from outside come
// through `@vaultsong/decks/import`.

export type { BundledDeck } from './bundled.ts';
export { bundledDecks, findBundled } from './bundled.ts';
export { closest } from './closest.ts';
export type { BesideCard, Deck, DeckCard, Enhancement } from './deck.ts';
export { cardsInDeck, cardsInHouse, housesInDeck } from './deck.ts';
export { toDeckList } from './decklist.ts';
export { enhancements, isBonus } from './enhancement.ts';
export type { Fault } from './fault.ts';
export { DeckError, sayFault } from './fault.ts';
export { JsonError, parseJson } from './json.ts';
export { describe, printable } from './quote.ts';
export { slugOf } from './slug.ts';
export { deckFileOf, writeDeck } from './write.ts';
