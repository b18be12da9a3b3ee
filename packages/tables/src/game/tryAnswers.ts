// Answers given to a copy of a game. Whether an answer may be given is known only when it was played; what it led to then is what
// it leads to, so that nobody plays it a second time.
import type { GameEvent, State } from '@vaultsong/engine';
import { answerThrough, clone } from '@vaultsong/engine';

export interface TriedAnswers {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** @throws EndlessError and RangeError as `answer` does; the state is as it was in any case */
export function tryAnswers(before: State, options: readonly number[]): TriedAnswers {
  const state = clone(before);
  return { state, events: options.flatMap((option) => answerThrough(state, option)) };
}
