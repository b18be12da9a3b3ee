// Comparison of seeded games with those of another commit: the same questions and events, and the same states where both
// commits write a state in the same form.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Built } from './build.ts';

const run = promisify(execFile);

/** What one commit says of one game. */
export interface Digest {
  /** Its edition and number. */
  readonly game: string;
  /** A hash of all questions and events. */
  readonly told: string;
  /** A hash of the states now and then. */
  readonly states: string;
  /** The form in which this commit writes states. */
  readonly form: string;
}

async function digestsOf({ file }: Built, games: number): Promise<readonly Digest[]> {
  const { stdout } = await run(process.execPath, [file, String(games)], { maxBuffer: 2 ** 28 });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Digest);
}

export interface Sameness {
  readonly games: number;
  /** Whether states could be compared too: both commits write them in the same form. */
  readonly withStates: boolean;
  /** Those that went otherwise, by edition and number. */
  readonly other: readonly string[];
}

/** @param games of each edition */
export async function sameGames(before: Built, now: Built, games: number): Promise<Sameness> {
  const [old, fresh] = await Promise.all([digestsOf(before, games), digestsOf(now, games)]);
  const withStates = old[0]?.form === fresh[0]?.form;
  const other = fresh.filter(({ told, states }, i) => {
    const was = old[i];
    return told !== was?.told || (withStates && states !== was.states);
  });
  return { games: fresh.length, withStates, other: other.map(({ game }) => game) };
}
