// What happened in a game, found by playing it again: needed once for a game that nobody here has seen from its beginning.
import { answerThrough, startRecorded } from '@vaultsong/engine';
import type { Game } from '@vaultsong/tables';

/** @returns for each answer what happened by it, as JSON of a list of events */
export function replayEvents({ setup, answers }: Pick<Game, 'setup' | 'answers'>): readonly string[] {
  const { state } = startRecorded(setup);
  // Not as a record is played, which is hashed each turn.
  return answers.map((option) => JSON.stringify(answerThrough(state, option)));
}
