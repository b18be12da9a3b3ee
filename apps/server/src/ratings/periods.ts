// Rating periods, the unit of time in ratings. Fractions of a period count too.
import { newcomer, scale } from './glicko2.ts';

/** Leaderboards have only people whose rating deviation is below this. */
export const rankedBelow = 110;

const year = 365 * 24 * 3_600_000;

/**
 * In milliseconds: so long that somebody who is well known (a deviation of 60) and plays no more is out of the leaderboards
 * after a year. That is 4.7 days.
 */
export const periodLength = year / ((rankedBelow ** 2 - 60 ** 2) / (newcomer.volatility * scale) ** 2);

/** Number of rating periods between two moments, in milliseconds; none backwards. */
export const periodsBetween = (from: number, to: number): number => Math.max(0, to - from) / periodLength;
