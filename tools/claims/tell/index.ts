// The tellers of all claims, by id.
import { arenaLadder, chances, keyraken, ladder, styles } from './bots.ts';
import { chains, first } from './chains.ts';
import { counts, deckCodes, evenPairs, handicap, newDecks, profile, ratings } from './decks.ts';
import type { Teller } from './teller.ts';

export const tellers: Readonly<Record<string, Teller>> = {
  ...{ chains, chances, counts, first, handicap, keyraken, ladder, profile, ratings, styles },
  'arena-ladder': arenaLadder,
  'deck-codes': deckCodes,
  'even-pairs': evenPairs,
  'new-decks': newDecks,
};
