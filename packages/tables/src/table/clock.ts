// The clock of a game: what is left to each after somebody has thought. Times come from the log, so that it is the same
// wherever the log is read.
import type { Seat } from '@vaultsong/engine';
import type { ClockTerms } from '../terms/clock.ts';
import type { Clock } from './table.ts';

const day = 86_400_000;

/** What each begins with, in milliseconds; null without a clock. */
function budget(terms: ClockTerms): number | null {
  switch (terms.type) {
    case 'none':
      return null;
    case 'turn':
    case 'chess':
      return terms.seconds * 1000;
    case 'days':
      return terms.days * day;
  }
}

/** @param turn of the game that begins */
export function startClock(terms: ClockTerms, seats: number, turn: number): Clock | null {
  const each = budget(terms);
  return each === null ? null : { left: Array.from({ length: seats }, () => each), turn };
}

/** The time left to each player after one of them thought for so many milliseconds. */
const without = (left: readonly number[], seat: Seat | null, thought: number): readonly number[] =>
  left.map((time, at) => (at === seat ? Math.max(0, time - thought) : time));

/**
 * The clock when a decision was taken back. No time comes back with it: nobody has more than when that was asked, and who was asked
 * meanwhile has thought.
 * @param seat who was asked when it was taken back
 * @param before what was left to each when the decision was asked
 * @param turn that the game is in again
 */
export const turnedBack = (
  { left }: Clock,
  { seat, thought }: { readonly seat: Seat | null; readonly thought: number },
  before: readonly number[],
  turn: number,
): Clock => ({
  left: without(left, seat, thought).map((time, at) => Math.min(time, before[at] ?? time)),
  turn,
});

/**
 * The clock after somebody has thought.
 * @param seat who thought, for so many milliseconds
 * @param after the turn that the game is in now, and whose was the one before
 */
export function ranFor(
  clock: Clock,
  terms: ClockTerms,
  { seat, thought }: { readonly seat: Seat; readonly thought: number },
  after: { readonly turn: number; readonly wasActive: Seat },
): Clock {
  const left = without(clock.left, seat, thought);
  if (after.turn === clock.turn) return { left, turn: clock.turn };
  switch (terms.type) {
    case 'none':
      return clock;
    case 'chess':
      return {
        // Before the first turn there is only the mulligan, which is nobody's turn.
        left: left.map((time, at) => (at === after.wasActive && clock.turn > 0 ? time + terms.increment * 1000 : time)),
        turn: after.turn,
      };
    case 'turn':
    case 'days':
      return { left: left.map(() => budget(terms) ?? 0), turn: after.turn };
  }
}
