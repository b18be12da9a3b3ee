// How time counts in ratings: in rating periods, of which fractions count too.
import { newcomer, scale } from './glicko2.ts';

/** Whoever is known worse than that is in no leaderboard. */
export const rankedBelow = 110;

const year = 365 * 24 * 3_600_000;

/**
 * In milliseconds: so long that somebody who is well known (a deviation of 60) and plays no more is out of the leaderboards
 * after a year. That is 4.7 days.
 */
export const periodLength = year / ((rankedBelow ** 2 - 60 ** 2) / (newcomer.volatility * scale) ** 2);

/** How many rating periods are between two moments, in milliseconds; none backwards. */
export const periodsBetween = (from: number, to: number): number => Math.max(0, to - from) / periodLength;
