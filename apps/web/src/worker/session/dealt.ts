// A game as it is given to a session: how it is dealt, and who answers for each seat.
import type { Seat, Setup, Viewer } from '@vaultsong/engine';
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
}
