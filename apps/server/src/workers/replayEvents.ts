// Finds the events of a game by playing it again. This is needed once for a game that this server has not seen from its
// beginning.
import { answerThrough, startRecorded } from '@vaultsong/engine';
import type { Game } from '@vaultsong/tables';

/** @returns for each answer what happened by it, as JSON of a list of events */
export function replayEvents({ setup, answers }: Pick<Game, 'setup' | 'answers'>): readonly string[] {
  const { state } = startRecorded(setup);
  // Not as a record is played, which is hashed each turn.
  return answers.map((option) => JSON.stringify(answerThrough(state, option)));
}
