// Worker that plays games for anybody who asks through a broker, until it is told to leave.
import type { Played } from '../executor/fixture.ts';
import { gameOf } from '../executor/fixture.ts';
import type { ThreadPool } from '../threadPool.ts';
import { openThreads } from '../threadPool.ts';
import type { Broker } from './broker.ts';
import { codeName } from './code.ts';
import { reach, stayInTouch } from './connect.ts';
import type { JobResult } from './job.ts';
import { readJob } from './job.ts';
import { openJobConsumer } from './jobQueue.ts';
import type { Present } from './membership.ts';

export interface WorkOptions {
  readonly broker: Broker;
  /** How many games are played at the same time. */
  readonly threads: number;
  /** Ends it after the games that are being played by then. */
  readonly signal: AbortSignal;
  /** Hears what is worth knowing. */
  readonly report: (message: string) => void;
  /** Hears after each game how many it has been. */
  readonly onGame?: (games: number) => void;
  /** For how many milliseconds a broker that is gone is waited for. */
  readonly bound?: number;
}

export const defaultBound = 60_000;

/** Games of one code only: a queue for each. */
export const queueNameFor = (code: string): string => `games-${code}`;

/**
 * Plays games until it is told to leave.
 * @returns how many
 * @throws QueueError when the broker is gone for too long
 */
export async function workFor({
  broker,
  threads,
  signal,
  report,
  onGame,
  bound = defaultBound,
}: WorkOptions): Promise<number> {
  const code = codeName();
  const patience = { broker, bound, report };
  const membership = await reach(broker, { role: 'worker', code, threads }, patience, signal);
  if (membership === null) return 0;
  let games = 0;
  const strangers = new Set<string>();
  let askers: ReadonlySet<string> | null = null;
  const note = (present: readonly Present[]): void => {
    askers = new Set(present.flatMap(({ role, id }) => (role === 'asker' ? [id] : [])));
    for (const { role, id, isAlive, code: other } of present) {
      if (role !== 'asker' || !isAlive || other === code || strangers.has(id)) continue;
      strangers.add(id);
      report(`somebody asks for games of other code (${other}; here it is ${code}): they are left to others`);
    }
  };
  const pool = openThreads(threads);
  const taker = openJobConsumer(broker, queueNameFor(code), {
    concurrency: threads,
    work: async (data) => {
      const job = readJob(data);
      // Who asked may have died since; nobody would hear the result.
      if (askers !== null && !askers.has(job.run) && !(await membership.beat()).some(({ id }) => id === job.run))
        return { played: [], took: 0 };
      return await playJob(pool, job, signal, () => {
        games++;
        onGame?.(games);
      });
    },
  });
  report(`waiting for games at ${broker.shown}, for ${threads} at a time, by code ${code}`);
  let isThere = false;
  try {
    await stayInTouch(membership, patience, note, signal);
    isThere = true;
    return games;
  } finally {
    await taker.close(isThere);
    await Promise.all([membership.leave(), pool.close()]);
  }
}

/** Plays the games of a job, one after the other, and leaves between two of them where it is to. */
async function playJob(
  pool: ThreadPool,
  { venue, fixtures }: ReturnType<typeof readJob>,
  signal: AbortSignal,
  onGame: () => void,
): Promise<JobResult> {
  const began = performance.now();
  const played: Played[] = [];
  for (const fixture of fixtures) {
    if (signal.aborted) break;
    played.push(...(await pool.playFixtures([gameOf(venue, fixture)])));
    onGame();
  }
  return { played, took: performance.now() - began };
}
