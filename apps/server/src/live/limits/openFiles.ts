// The number of files, and so of connections, that the system lets this process have open.
import { readFileSync } from 'node:fs';

/** Where the system does not say, as outside Linux: fewer than any system allows that a server is run on. */
const usual = 10_000;

/** @param limits as /proc/self/limits has them; null where there is no such file */
export function openFilesIn(limits: string | null): number {
  const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(limits ?? '') ?? [];
  if (soft === undefined) return usual;
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
}

/** The limit of this process. */
export function openFilesLimit(): number {
  try {
    return openFilesIn(readFileSync('/proc/self/limits', 'utf8'));
  } catch {
    return openFilesIn(null);
  }
}
