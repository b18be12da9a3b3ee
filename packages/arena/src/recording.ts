// A finished game of bots as a record that anybody can replay.
import type { GameRecord, Setup } from '@vaultsong/engine';
import { playOn, record, startRecorded } from '@vaultsong/engine';

/** The record of a game that is given by its setup and all of its answers. */
export function recordOf(setup: Setup, answers: readonly number[]): GameRecord {
  const game = startRecorded(setup);
  for (const option of answers) playOn(game, option);
  return record(game);
}
