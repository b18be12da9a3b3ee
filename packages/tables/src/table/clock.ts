// The clock of a game: what is left to each after somebody has thought. Times come from the log, so that it is the same
// wherever the log is read.
import type { Seat } from '@vaultsong/engine';
import type { ClockTerms } from '../terms/clock.ts';
import type { Clock } from './table.ts';

const day = 86_400_000;

/** What each begins with, in milliseconds; null without a clock. */
function budget(terms: ClockTerms): number | null {
  switch (terms.is) {
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
  const left = clock.left.map((time, at) => (at === seat ? Math.max(0, time - thought) : time));
  if (after.turn === clock.turn) return { left, turn: clock.turn };
  switch (terms.is) {
    case 'none':
      return clock;
    case 'chess':
      return {
        left: left.map((time, at) => (at === after.wasActive ? time + terms.increment * 1000 : time)),
        turn: after.turn,
      };
    case 'turn':
    case 'days':
      return { left: left.map(() => budget(terms) ?? 0), turn: after.turn };
  }
}
