// The game on a table as one viewer may know it. Views, questions and events are those of the engine: `see` and `witness`
// made them for that viewer, and nothing else leaves the server.
import type { DeckList, GameEvent, View } from '@vaultsong/engine';
import type { Refusals } from '@vaultsong/foresight';
import { z } from 'zod';

const anObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

export const gameView = z.object({
  /** From 1. */
  number: z.int(),
  /** The number that an answer to the pending question names. It never comes again, also when something is taken back. */
  question: z.int(),
  /** What the viewer may know, with the pending question; its options only for who is asked. */
  view: z.custom<View>(anObject),
  /** What your cards cannot do now, and why; only for who is asked for a move and wants to know it (`follow`). */
  refusals: z.custom<Refusals>(anObject).nullable(),
  /** What you may take back. */
  takeBack: z.object({
    /** null: nothing. `free`: at once; `asked`: if the others agree. */
    how: z.enum(['free', 'asked']).nullable(),
    /** How many such requests are left to you in this game. */
    left: z.int(),
  }),
});
export type GameView = z.infer<typeof gameView>;

/** What is the same for a whole game: comes with the first message of each. */
export const gameStart = z.object({
  /** The decks as they are played, by seat; of a sealed one that is not yours only its houses: its name is empty. */
  decks: z.array(z.custom<DeckList>(anObject)),
  chains: z.array(z.int()),
  first: z.int().nullable(),
});
export type GameStart = z.infer<typeof gameStart>;

export const gameEvents = z.array(z.custom<GameEvent>(anObject)).readonly();
