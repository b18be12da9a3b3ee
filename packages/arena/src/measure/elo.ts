// Shares of wins as differences of Elo points, in which 400 points are odds of ten to one.
import { interval95 } from './interval.ts';

/** Elo points by which one is stronger who wins this share; infinite for all or nothing. @param share from 0 to 1 */
export const eloOfShare = (share: number): number => 400 * Math.log10(share / (1 - share));

/** The share that one wins who is stronger by so many Elo points. */
export const shareOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** Elo points in a natural logarithm of odds, which is what fits reckon in. */
export const eloPerLogit = 400 / Math.LN10;

export interface EloDifference {
  readonly elo: number;
  /** The 95 % interval, which is infinite on the side of a score without a loss, or without a win. */
  readonly low: number;
  readonly high: number;
}

/** By how much one is stronger who won some of some games, with the interval of that share. */
export function eloDifference(wins: number, games: number): EloDifference {
  const [low, high] = interval95(wins, games);
  return {
    elo: eloOfShare(games === 0 ? 0.5 : wins / games),
    // The ends of the interval come to 0 and 1 but for rounding.
    low: wins === 0 ? Number.NEGATIVE_INFINITY : eloOfShare(low),
    high: wins === games ? Number.POSITIVE_INFINITY : eloOfShare(high),
  };
}
