// Look ahead by one answer: a copy of the game in which one more question is answered.
import { clone } from '../state/clone.ts';
import type { State } from '../state/state.ts';
import { answer } from './machine.ts';

/** The state after one answer; the given one stays as it was. @throws RangeError as `answer` does. */
export function after(s: State, option: number): State {
  const next = clone(s);
  answer(next, option);
  return next;
}
