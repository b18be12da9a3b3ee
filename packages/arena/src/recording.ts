// A finished game of bots as a record that anybody can replay.
import type { GameRecord, Setup } from '@vaultsong/engine';
import { play, record, startGame } from '@vaultsong/engine';

/** The record of a game that is given by its setup and all of its answers. */
export function recordOf(setup: Setup, answers: readonly number[]): GameRecord {
  const game = startGame(setup);
  for (const option of answers) play(game, option);
  return record(game);
}
