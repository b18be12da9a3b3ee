// A game as it is given to a sitting: how it is dealt, and who answers for each seat.
import type { Seat, Setup } from '@vaultsong/engine';
import type { GameInfo } from '../wire/game.ts';
import type { LogLine } from '../wire/snapshot.ts';

export interface Dealt {
  readonly info: GameInfo;
  readonly setup: Setup;
  /** What the log calls a player; READER where the log speaks to the one human at the screen. */
  nameOf(seat: Seat): string;
  /** What the log says before anything has happened. */
  readonly opening: readonly LogLine[];
}
