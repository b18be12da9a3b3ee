// Decks: what they are, how new ones are made, and those that come with the program. Runs in a page as well as on Node.
// Decks from outside come through `@vaultsong/decks/import`.

export type { BundledDeck } from './bundled/bundled.ts';
export { bundledDecks, findBundled, referenceDecks } from './bundled/bundled.ts';
export type { EvenPair, PairDeck } from './bundled/evenPairs.ts';
export { evenPairs } from './bundled/evenPairs.ts';
export type { Fault } from './faults/fault.ts';
export { DeckError, sayFault, sayPlainly } from './faults/fault.ts';
export { describe, printable } from './faults/quote.ts';
export { JsonError, parseJson } from './files/json.ts';
export { deckFileOf, writeDeck } from './files/write.ts';
export { deckOfName, generatedName, isGeneratedName } from './generate/address.ts';
export type { DeckSeed, GeneratedDeck } from './generate/generate.ts';
export { decksFrom, generateDeck, generateDecks } from './generate/generate.ts';
export { generatedSets } from './generate/names.ts';
export type { BesideCard, Deck, DeckCard, Enhancement } from './model/deck.ts';
export { cardsInDeck, cardsInHouse, housesInDeck } from './model/deck.ts';
export { toDeckList } from './model/decklist.ts';
export { enhancements, isBonus } from './model/enhancement.ts';
export { closest } from './names/closest.ts';
export { slugOf } from './names/slug.ts';
