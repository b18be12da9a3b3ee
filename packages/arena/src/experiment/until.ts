// Stopping rule: a share of wins is known well enough, or a forecast of how many more games that may take.
import { z95 } from '../measure/interval.ts';
import type { Tally } from './tally.ts';

/** A first look before anything is known, and the fewest games that a look is worth. */
const firstRound = 40;
const leastRound = 20;

/** Whether the interval is no wider than the share plus and minus so much. @param half from 0 to 1 */
export const isKnownTo = ({ low, high }: Tally, half: number): boolean => high - low <= 2 * half;

/** About how many games a share takes until it is known to plus and minus `half`. */
export const gamesNeeded = ({ rate }: Pick<Tally, 'rate'>, half: number): number =>
  Math.ceil((z95 ** 2 * Math.max(rate * (1 - rate), 0.01)) / half ** 2);

/**
 * How many games to play next, an even number; 0 when that is known well enough, or there were as many as there may be.
 * @param tally of the games until now
 * @param most how many games there may be
 */
export function nextRound(tally: Tally, half: number, most: number): number {
  const { games } = tally;
  if (games >= most || (games > 0 && isKnownTo(tally, half))) return 0;
  const wanted = games === 0 ? firstRound : Math.max(leastRound, Math.min(games, gamesNeeded(tally, half) - games));
  return Math.min(most - games, evenly(wanted));
}

/** Games come in pairs. */
export const evenly = (games: number): number => 2 * Math.ceil(games / 2);
