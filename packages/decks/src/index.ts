// Decks: what they are, how new ones are made, and those that come with the program. Runs in a page as well as on Node.
// Decks from outside come through `@vaultsong/decks/import`.

export type { BundledDeck } from './bundled.ts';
export { bundledDecks, findBundled } from './bundled.ts';
export { closest } from './closest.ts';
export type { BesideCard, Deck, DeckCard, Enhancement } from './deck.ts';
export { cardsInDeck, cardsInHouse, housesInDeck } from './deck.ts';
export { toDeckList } from './decklist.ts';
export { enhancements, isBonus } from './enhancement.ts';
export type { Fault } from './fault.ts';
export { DeckError, sayFault } from './fault.ts';
export { deckOfName, generatedName, isGeneratedName } from './generate/address.ts';
export type { DeckSeed, GeneratedDeck } from './generate/generate.ts';
export { decksFrom, generateDeck, generateDecks } from './generate/generate.ts';
export { generatedSets } from './generate/names.ts';
export { JsonError, parseJson } from './json.ts';
export { describe, printable } from './quote.ts';
export { slugOf } from './slug.ts';
export { deckFileOf, writeDeck } from './write.ts';
