// The door for decks that come from outside: reading, judging and writing them. It knows every printed card, which is
// why it is apart from the decks that the table is dealt.
export { deckFaults } from './faults/faults.ts';
export type { Unplayable } from './faults/playable.ts';
export { isPlayable, unplayableCards } from './faults/playable.ts';
export { longestDeckFile, parseDeck, unplayableFault } from './files/parse.ts';
export type { DeckFormat, NamedDeck, ReadText } from './files/read.ts';
export { longestDeckText, readDecks } from './files/read.ts';
export { isCode, readCode, writeCode } from './formats/code.ts';
export { writeTable } from './formats/csv.ts';
export type { OnDeck, ReadDeck } from './formats/draft.ts';
export { mostDecks } from './formats/draft.ts';
export { listedTitleOf, titleOf } from './formats/findCard.ts';
export { registryFields, trimRegistryAnswer } from './formats/masterVault.ts';
export { houseTitle, setTitle } from './formats/names.ts';
export { writePlainText } from './formats/text.ts';
export type { CardKind } from './model/kind.ts';
export { kindsOf } from './model/kind.ts';
export { noSuggestion } from './names/suggest.ts';
export { isAddress, registryIdIn, registryIdOf } from './registry/registryId.ts';
