// What happened in a game, found by playing it again: needed once for a game that nobody here has seen from its beginning.
import { playOn, startRecorded } from '@vaultsong/engine';
import type { Game } from '@vaultsong/tables';

/** @returns for each answer what happened by it, as JSON of a list of events */
export function replayEvents({ setup, answers }: Pick<Game, 'setup' | 'answers'>): readonly string[] {
  const game = startRecorded(setup);
  return answers.map((option) => JSON.stringify(playOn(game, option)));
}
