// By how much two shares differ.
import { interval95 } from './interval.ts';

export interface Share {
  readonly wins: number;
  readonly games: number;
}

export interface Difference {
  /** The first share less the second. */
  readonly value: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

const rateOf = ({ wins, games }: Share): number => (games === 0 ? 0.5 : wins / games);

/** The difference of two independent shares, with the interval that follows from those of both (Newcombe's). */
export function differenceOfShares(one: Share, other: Share): Difference {
  const [first, second] = [rateOf(one), rateOf(other)];
  const [firstLow, firstHigh] = interval95(one.wins, one.games);
  const [secondLow, secondHigh] = interval95(other.wins, other.games);
  const value = first - second;
  return {
    value,
    low: value - Math.hypot(first - firstLow, secondHigh - second),
    high: value + Math.hypot(firstHigh - first, second - secondLow),
  };
}
