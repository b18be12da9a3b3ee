// Whether seeded games go as they went with another commit: the same events, and the same states.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Built } from './build.ts';

const run = promisify(execFile);

async function digestsOf({ file }: Built, games: number): Promise<readonly string[]> {
  const { stdout } = await run(process.execPath, [file, String(games)], { maxBuffer: 2 ** 28 });
  return stdout.trim().split('\n');
}

export interface Sameness {
  readonly games: number;
  /** Those that went otherwise, by edition and number. */
  readonly other: readonly string[];
}

/** @param games of each edition */
export async function sameGames(before: Built, now: Built, games: number): Promise<Sameness> {
  const [old, fresh] = await Promise.all([digestsOf(before, games), digestsOf(now, games)]);
  const other = fresh.filter((line, i) => line !== old[i]).map((line) => line.slice(0, line.indexOf(':')));
  return { games: fresh.length, other };
}
