// The door for decks that come from outside: reading, judging and writing them. It knows every printed card, which is
// why it is apart from the decks that the table is dealt.
export { deckFaults } from './faults.ts';
export type { CardKind } from './kind.ts';
export { kindsOf } from './kind.ts';
export { longestDeckFile, parseDeck } from './parse.ts';
export type { Unplayable } from './playable.ts';
export { isPlayable, unplayableCards } from './playable.ts';
