// A game as it is given to a session: how it is dealt, and who answers for each seat.
import type { Game, Seat, Setup, Viewer } from '@vaultsong/engine';
import { imagine, playOn, startRecorded } from '@vaultsong/engine';
import type { GameInfo } from '../../wire/game.ts';
import type { LogLine } from '../../wire/snapshot.ts';

export interface Dealt {
  readonly info: GameInfo;
  readonly setup: Setup;
  /** What a log calls a player; READER where it speaks to them. @param reader whose log it is */
  nameOf(seat: Seat, reader: Viewer): string;
  /** Who reads a log of their own. Several humans of a team read one, in which no hand is told. */
  readonly readers: readonly Viewer[];
  /** The screen goes from one player to the other, who may not see what the first sees. */
  readonly hasCurtain: boolean;
  /** What a log says before anything has happened. */
  opening(reader: Viewer): readonly LogLine[];
  /** Where it does not begin with the deal. */
  readonly before?: Before;
}

/** The part of another game that a game goes on from. */
export interface Before {
  readonly answers: readonly number[];
  /** What this seat could not know then was dealt anew; null: nothing was. */
  readonly imagined: { readonly seat: Seat; readonly seed: number } | null;
}

/** The game as its players find it. @throws RangeError, EndlessError where the answers before it are not those of a game */
export function begin({ setup, before }: Dealt): Game {
  const game = startRecorded(setup);
  if (before === undefined) return game;
  for (const option of before.answers) playOn(game, option);
  if (before.imagined !== null) game.state = imagine(game.state, before.imagined.seat, before.imagined.seed);
  return game;
}

/** A game as it was dealt and answered. */
export interface Recorded {
  readonly dealt: Dealt;
  /** All of them, those before it too. */
  readonly answers: readonly number[];
}
