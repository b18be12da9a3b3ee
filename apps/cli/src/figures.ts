// Formats shares, ratings and durations for people.
import type { ThinkTime } from '@vaultsong/arena';

/** @param share from 0 to 1 */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The ends of an interval of a share. */
export const between = (low: number, high: number): string => `(95 % interval ${percent(low)} to ${percent(high)})`;

/** The ends of an interval of a share, short: whole percents. */
export const ends = (low: number, high: number): string => `${Math.round(100 * low)} to ${Math.round(100 * high)}`;

/** Elo points with their sign. */
export function points(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? '+∞' : '−∞';
  const rounded = Math.round(elo);
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
}

/** Milliseconds, or seconds where they are many. */
export const duration = (ms: number): string =>
  ms < 10 ? `${ms.toFixed(1)} ms` : ms < 10_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

/** The middle and the tail of how long a bot thinks in a turn. */
export const thinkWords = ({ median, p99 }: ThinkTime): string =>
  `${duration(median)}, at most ${duration(p99)} in 99 % of its turns`;
