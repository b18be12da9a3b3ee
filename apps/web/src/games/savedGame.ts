// A game as this browser keeps it: a match or an adventure, with what the list of games tells of it. Whatever is read back
// was perhaps written by another version of this program, until it was parsed here.
import * as z from 'zod';
import { mostOfSeries, resultShape } from './result.ts';

const text = z.string().max(400);
const time = z.number().min(0).max(8.64e15);
const count = z.int().min(0);

const shape = z.object({
  id: z.string().regex(/^[a-z0-9]{4,40}$/),
  /** branch: it goes on from a moment of another one. record: it was played elsewhere, and can only be looked back on. */
  what: z.enum(['duel', 'adventure', 'branch', 'record']),
  /** What was chosen, as an address has it. A deck code may stand in it. */
  query: z.string().max(70_000),
  /** As the worker wrote it, for the worker; of a record, the text of that. */
  kept: z.string().max(2_000_000),
  /** Names, by seat: yours first, then your mates’ in an adventure, or the deck that is played against. */
  decks: z.array(text).max(4).readonly(),
  /** Whom one plays against, as "Go on" says it: the bot’s deck, or the Keyraken. */
  opponent: text,
  /** 0 before the first one. */
  turn: count,
  /** Keys forged, by seat. */
  keys: z.array(count).max(4).readonly(),
  /** null for a single game. */
  series: z
    .object({ game: count, bestOf: count, score: z.tuple([count, count]).readonly() })
    .readonly()
    .nullable(),
  /** In milliseconds since 1970. */
  begun: time,
  played: time,
  /** `ended`: over, with people on both sides, so that nobody in particular has won. */
  status: z.enum(['running', 'won', 'lost', 'ended']),
  /** How it ended, in words; nothing while it goes on. */
  result: text,
  /** Of its games that are over. Absent in games of before results were noted, and where people played each other. */
  results: z.array(resultShape).max(mostOfSeries).readonly().optional(),
  /** Somebody at the screen has decided something. Until then there is nothing to lose, and the game is not listed. */
  touched: z.boolean(),
  /** Names the tab that writes to it. Another one first takes it over. */
  holder: z.string().max(40),
});

export type SavedGame = Readonly<z.infer<typeof shape>>;

/** What a game has to tell of itself, apart from who keeps it since when. */
export type GameSummary = Omit<SavedGame, 'id' | 'begun' | 'played' | 'holder'>;

/** @returns null where it is no game that this version can read */
export function readGame(value: unknown): SavedGame | null {
  const read = shape.safeParse(value);
  return read.success ? read.data : null;
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A name of 10 letters by chance: as many as there are make it unlikely that two games of a browser share one. */
export const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % letters.length]).join('');
