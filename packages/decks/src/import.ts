// The door for decks that come from outside: reading, judging and writing them. It knows every printed card, which is
// why it is apart from the decks that the table is dealt.
export { deckFaults } from './faults.ts';
export { isCode, readCode, writeCode } from './formats/code.ts';
export { writeTable } from './formats/csv.ts';
export type { OnDeck, ReadDeck } from './formats/draft.ts';
export { mostDecks } from './formats/draft.ts';
export { listedTitleOf, titleOf } from './formats/find-card.ts';
export { houseTitle, setTitle } from './formats/names.ts';
export { writePlainText } from './formats/text.ts';
export type { CardKind } from './kind.ts';
export { kindsOf } from './kind.ts';
export { longestDeckFile, parseDeck, unplayableFault } from './parse.ts';
export type { Unplayable } from './playable.ts';
export { isPlayable, unplayableCards } from './playable.ts';
export type { DeckFormat, ReadText } from './read.ts';
export { longestDeckText, readDecks } from './read.ts';
export { registryIdIn, registryIdOf } from './registry-id.ts';
