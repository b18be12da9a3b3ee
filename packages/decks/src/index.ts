// Decks: what they are, how they are read, how new ones are made, and those that come with the program. Runs in a page as well as on Node.

export type { BundledDeck } from './bundled.ts';
export { bundledDecks, findBundled } from './bundled.ts';
export { closest } from './closest.ts';
export type { Deck, DeckCard } from './deck.ts';
export { cardsInDeck, cardsInHouse, housesInDeck } from './deck.ts';
export { isMaverick, toDeckList } from './decklist.ts';
export type { Fault } from './fault.ts';
export { DeckError, sayFault } from './fault.ts';
export { deckOfName, generatedName, isGeneratedName } from './generate/address.ts';
export type { DeckSeed, GeneratedDeck } from './generate/generate.ts';
export { decksFrom, generateDeck, generateDecks } from './generate/generate.ts';
export { generatedSets } from './generate/sets.ts';
export { JsonError, parseJson } from './json.ts';
export { longestDeckFile, parseDeck } from './parse.ts';
export { describe, printable } from './quote.ts';
export { writeDeck } from './write.ts';
