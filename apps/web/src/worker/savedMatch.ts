// A match as the page keeps it, so that it goes on when it is opened again: what was chosen, and what was done.
import type { Call, Side } from '@vaultsong/match';
import { z } from 'zod';

const side = z.union([z.literal(0), z.literal(1)]);

const call = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bid'), deck: side, chains: z.int() }),
  z.object({ kind: z.literal('pass') }),
]);

const typedMove = z.discriminatedUnion('type', [
  z.object({ type: z.literal('call'), player: side, call }),
  z.object({ type: z.literal('first'), player: side, first: side }),
  z.object({ type: z.literal('won'), winner: side }),
]);

const moveOfBefore = z.looseObject({ is: z.string() });

/** Browsers still keep matches of before, whose moves were told apart by `is`. */
const move = z.preprocess((value) => {
  const before = moveOfBefore.safeParse(value);
  return before.success ? { ...before.data, type: before.data.is } : value;
}, typedMove);

const savedMatch = z.object({
  /** The choice, as an address has it. */
  query: z.string(),
  seed: z.int().min(0),
  moves: z.array(move),
  /** Of the game on the table; null while there is none. */
  game: z.object({ answers: z.array(z.int().min(0)), takeBacks: z.int().min(0), counted: z.boolean() }).nullable(),
});

/** What was done in a match besides playing its games. */
export type MatchMove =
  | { readonly type: 'call'; readonly player: Side; readonly call: Call }
  | { readonly type: 'first'; readonly player: Side; readonly first: Side }
  | { readonly type: 'won'; readonly winner: Side };

/** Decks that lie in no other place than a collection, which may lose them, stand in the game itself, as `writeDeck` has them. */
const withDecks = z.object({ decks: z.array(z.string().max(200_000)).max(4) });

/** The own decks that a kept match or adventure brings along. */
export function decksIn(text: string): readonly string[] {
  try {
    return withDecks.parse(JSON.parse(text)).decks;
  } catch {
    // Games of old, and games without own decks.
    return [];
  }
}

export type SavedMatch = z.infer<typeof savedMatch>;

/** @returns null for what is no match */
export function readSavedMatch(text: string): SavedMatch | null {
  try {
    return savedMatch.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
