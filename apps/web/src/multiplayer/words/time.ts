// Times on a clock: what is left, in figures and in words.
import { counted } from '@vaultsong/say';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

const two = (n: number): string => String(n).padStart(2, '0');

/** "1 day 4 h", "1:02:03", "9:05"; tenths below ten seconds, where each counts. */
export function showTime(left: number): string {
  if (left >= day) return `${Math.floor(left / day)} d ${Math.floor((left % day) / hour)} h`;
  if (left >= hour)
    return `${Math.floor(left / hour)}:${two(Math.floor((left % hour) / minute))}:${two(Math.floor((left % minute) / second))}`;
  if (left < 10 * second) return `0:${two(Math.floor(left / second))}.${Math.floor((left % second) / 100)}`;
  return `${Math.floor(left / minute)}:${two(Math.floor((left % minute) / second))}`;
}

/** The same for ears, without what changes each second where there is much of it. */
export function sayTime(left: number): string {
  if (left >= day) return counted(Math.floor(left / day), 'day');
  if (left >= hour) return counted(Math.floor(left / hour), 'hour');
  if (left >= minute) return counted(Math.floor(left / minute), 'minute');
  return counted(Math.max(0, Math.ceil(left / second)), 'second');
}

/** What is warned of, the longest first. */
export const thresholds = [60, 30, 10].map((seconds) => seconds * second);

/** The warning that is due; null while there is time enough. */
export const warningAt = (left: number): number | null => thresholds.findLast((threshold) => left <= threshold) ?? null;
