// A farm of many machines: games are put into a queue, and whoever has joined plays them. A game may be played twice, where a worker
// died after it; whoever runs an experiment counts it once.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Executor } from '../executor/executor.ts';
import type { Fixture, Played, Venue } from '../executor/fixture.ts';
import type { Broker } from './broker.ts';
import { QueueError } from './broker.ts';
import { codeName } from './code.ts';
import { reach, stayInTouch } from './connect.ts';
import { jobOf, readResult } from './job.ts';
import type { JobQueue } from './jobQueue.ts';
import { openJobQueue } from './jobQueue.ts';
import type { Present } from './membership.ts';
import { workersOf } from './membership.ts';
import type { RetryOptions } from './retry.ts';
import { reportOnce, withRetries } from './retry.ts';
import { defaultBound, queueNameFor } from './worker.ts';

export interface QueueExecutorOptions {
  readonly broker: Broker;
  /** Hears what is worth knowing. */
  readonly report: (message: string) => void;
  /** Hears how many workers there are, whenever that changes. */
  readonly onWorkers?: (workers: number) => void;
  /** For how many milliseconds workers, and a broker that is gone, are waited for. */
  readonly bound?: { readonly workers?: number; readonly broker?: number };
}

/** How long a job is to take, in milliseconds: little is lost with a worker that dies, and the queue costs next to nothing. */
const jobTime = 2_000;
const mostGames = 500;
/** As long as it is not known how long a game takes. */
const firstGames = 4;
/** How often it is looked for results, in milliseconds. */
const rhythm = 100;
const defaultWorkerBound = 30_000;

export function queueExecutor(options: QueueExecutorOptions): Executor {
  return {
    play: (venue, fixtures, onPlayed, signal) => playRound(options, { venue, fixtures, onPlayed, signal }),
    async close() {},
  };
}

interface Round {
  readonly venue: Venue;
  readonly fixtures: readonly Fixture[];
  readonly onPlayed: (played: Played) => void;
  readonly signal: AbortSignal;
}

async function playRound({ broker, report, onWorkers, bound }: QueueExecutorOptions, round: Round): Promise<void> {
  const code = codeName();
  const patience: RetryOptions = { broker, bound: bound?.broker ?? defaultBound, report: reportOnce(report) };
  const { signal } = round;
  const membership = await reach(broker, { role: 'asker', code, threads: 0 }, patience, signal);
  if (membership === null) return;
  const over = new AbortController();
  const crew = watchCrew({
    code,
    broker,
    report,
    bound: bound?.workers ?? defaultWorkerBound,
    ...(onWorkers === undefined ? {} : { onWorkers }),
  });
  const queue = openJobQueue(broker, queueNameFor(code));
  const either = AbortSignal.any([signal, over.signal]);
  // Whoever fails first ends the other.
  const touch = stayInTouch(membership, patience, crew.note, either).finally(() => over.abort());
  // Its failure is told below, when the other has ended.
  touch.catch(() => {});
  try {
    await dealOut({ queue, run: membership.id, threads: crew.threads, patience, signal: either }, round);
  } finally {
    over.abort();
    await queue.close();
    await membership.leave();
    await touch;
  }
}

interface Crew {
  note(present: readonly Present[]): void;
  /** How many games are played at the same time. */
  threads(): number;
}

function watchCrew({
  code,
  broker,
  report,
  bound,
  onWorkers,
}: Pick<QueueExecutorOptions, 'broker' | 'report' | 'onWorkers'> & {
  readonly code: string;
  readonly bound: number;
}): Crew {
  let alone = performance.now();
  let threads = 0;
  let known = -1;
  const strangers = new Set<string>();
  return {
    threads: () => threads,
    note(present) {
      const workers = workersOf(present, code);
      threads = workers.reduce((sum, worker) => sum + worker.threads, 0);
      if (workers.length !== known) onWorkers?.(workers.length);
      known = workers.length;
      const others = present.filter((member) => member.role === 'worker' && member.isAlive && member.code !== code);
      for (const other of others) {
        if (strangers.has(other.id)) continue;
        strangers.add(other.id);
        report(`a worker of other code (${other.code}; here it is ${code}) takes none of these games`);
      }
      if (workers.length > 0) alone = performance.now();
      else if (performance.now() - alone > bound)
        throw new QueueError(
          `no worker${others.length > 0 ? ' of the same code' : ''} has been there for ${Math.round(bound / 1000)} s; start one with: vaultsong worker --queue ${broker.shown}`,
        );
    },
  };
}

interface Dealing {
  readonly queue: JobQueue;
  readonly run: string;
  readonly threads: () => number;
  readonly patience: RetryOptions;
  readonly signal: AbortSignal;
}

/** Puts jobs into the queue, a few for each worker at a time, and collects what comes of them. */
async function dealOut(
  { queue, run, threads, patience, signal }: Dealing,
  { venue, fixtures, onPlayed }: Round,
): Promise<void> {
  let waiting = [...fixtures];
  const open = new Map<string, readonly Fixture[]>();
  let jobs = 0;
  let gameTime: number | null = null;
  const put = (id: string, games: readonly Fixture[]): Promise<unknown> =>
    withRetries(patience, () => queue.add(id, jobOf(run, venue, games)), signal);
  while (!signal.aborted && (waiting.length > 0 || open.size > 0)) {
    const wanted = Math.max(4, 2 * threads() + 1);
    while (waiting.length > 0 && open.size < wanted && !signal.aborted) {
      const size = jobSize(gameTime, waiting.length, wanted);
      const games = waiting.slice(0, size);
      waiting = waiting.slice(size);
      const id = `${run}-${jobs++}`;
      open.set(id, games);
      await put(id, games);
    }
    for (const [id, games] of open) {
      if (signal.aborted) break;
      const job = await withRetries(patience, () => queue.find(id), signal);
      if (signal.aborted) break;
      // A broker that forgot it, as one does that keeps nothing on disk, is told of it again.
      if (job === null) await put(id, games);
      else if (job.failure !== null) throw failed(games, job.failure);
      else if (job.result !== undefined) {
        const { played, took } = readResult(job.result);
        open.delete(id);
        const numbers = new Set(games.map(({ number }) => number));
        const own = played.filter(({ fixture }) => numbers.delete(fixture));
        for (const game of own) onPlayed(game);
        // What a worker gave back as it left.
        waiting.push(...games.filter(({ number }) => numbers.has(number)));
        if (own.length > 0) gameTime = took / own.length;
        await queue.remove(id);
      }
    }
    await sleep(rhythm, undefined, { signal }).catch(() => {});
  }
  // Nobody need play what nobody waits for.
  if (signal.aborted) await Promise.all([...open.keys()].map((id) => queue.remove(id)));
}

/** As many games as take some seconds; fewer towards the end, so that all workers have something to do. */
function jobSize(gameTime: number | null, left: number, jobs: number): number {
  const known = gameTime === null ? firstGames : Math.round(jobTime / Math.max(0.1, gameTime));
  return Math.max(1, Math.min(mostGames, known, Math.ceil(left / jobs)));
}

function failed(games: readonly Fixture[], reason: string): QueueError {
  const numbers = games.map(({ number }) => number + 1);
  const [one = 0] = numbers;
  const which = numbers.length === 1 ? `game ${one}` : `one of the games ${one} to ${numbers.at(-1) ?? one}`;
  return new QueueError(
    `${which} (from seed ${games[0]?.seed ?? 0}) was given up after several workers: ${reason}; expected a game that a worker survives`,
  );
}
