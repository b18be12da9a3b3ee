// Queues of a broker, by BullMQ: the one place that knows it. Redis and PostgreSQL are the same to everybody else.
import { createPostgresBackend, Queue, Worker } from 'bullmq';
import type { Broker } from './broker.ts';

/** What is known of a job. */
export interface JobState {
  /** What it came to; undefined while it is not done. */
  readonly result: unknown;
  /** Why it will never be done; null as long as it may. */
  readonly failure: string | null;
}

/** Jobs that wait in line for somebody to do them. */
export interface JobQueue {
  add(id: string, data: object): Promise<void>;
  /** Null for one that is not there. */
  find(id: string): Promise<JobState | null>;
  remove(id: string): Promise<void>;
  /** All that wait. */
  waiting(): Promise<readonly { readonly id: string; readonly data: unknown }[]>;
  /** Writes new data into a job, or adds it where it is gone. */
  put(id: string, data: object): Promise<void>;
  /** Waits for the first answer of the broker, or rejects at the first failure. */
  ready(): Promise<void>;
  /** Lets go at once, whatever the broker says. */
  close(): Promise<void>;
}

/** Somebody who does jobs. */
export interface JobConsumer {
  /** Takes no more. @param wait for those that are being done, which makes no sense without a broker */
  close(wait: boolean): Promise<void>;
}

/** Keys of the broker that are ours begin so. */
const prefix = 'vaultsong';
/** How often a job is begun before it is given up. */
const tries = 3;
/** Seconds that a result waits for whoever asked. */
const keep = { age: 3600 };

/** @param isOver ends the attempts to connect, which would keep the program alive */
const redisAt = (url: string, isOver: () => boolean) => ({
  url,
  connectTimeout: 5_000,
  retryStrategy: (times: number): number | null => (isOver() ? null : Math.min(2_000, 50 * 2 ** Math.min(times, 6))),
});

const postgresAt = (url: string, max: number) => ({
  connectionString: url,
  migrate: true,
  max,
  connectionTimeoutMillis: 5_000,
});

/** A broker that is gone is told of by whoever asks for something, and need not be told of twice. */
const ignore = (): void => {};

/** Opens a queue to write into and to look at. */
export function openJobQueue({ kind, url }: Broker, name: string): JobQueue {
  let isOver = false;
  const queue =
    kind === 'redis'
      ? new Queue(name, {
          connection: { ...redisAt(url, () => isOver), maxRetriesPerRequest: 1, commandTimeout: 10_000 },
          prefix,
        })
      : new Queue(name, { connection: postgresAt(url, 2), prefix }, createPostgresBackend);
  queue.on('error', ignore);
  // By itself a queue waits for its broker without a word of what is wrong.
  const failure = new Promise<never>((_, reject) => queue.once('error', reject));
  failure.catch(ignore);
  const add = async (id: string, data: object): Promise<void> => {
    await queue.add('games', data, { jobId: id, attempts: tries, removeOnComplete: keep, removeOnFail: keep });
  };
  return {
    add,
    async find(id) {
      const job = await queue.getJob(id);
      if (job === undefined) return null;
      const isDone = job.finishedOn !== undefined && job.finishedOn !== null;
      const hasFailed = isDone && typeof job.failedReason === 'string' && job.failedReason !== '' && !job.returnvalue;
      return {
        result: isDone && !hasFailed ? job.returnvalue : undefined,
        failure: hasFailed ? (job.failedReason ?? null) : null,
      };
    },
    async remove(id) {
      // One that is being done cannot be removed; it is dropped by age.
      await queue.remove(id).catch(ignore);
    },
    async waiting() {
      const jobs = await queue.getJobs(['waiting']);
      return jobs.flatMap((job) => (job?.id === undefined ? [] : [{ id: job.id, data: job.data }]));
    },
    async put(id, data) {
      const job = await queue.getJob(id);
      if (job === undefined) await add(id, data);
      else await job.updateData(data);
    },
    async ready() {
      await Promise.race([queue.waitUntilReady(), failure]);
    },
    async close() {
      isOver = true;
      // A broker that is gone would be waited for.
      await Promise.race([queue.close().catch(ignore), sleepFor(1_000)]);
    },
  };
}

export interface JobConsumerOptions {
  /** How many jobs are done at the same time. */
  readonly concurrency: number;
  /** Does a job. @returns its result, which is JSON */
  readonly work: (data: unknown) => Promise<object>;
}

/** Takes jobs from a queue: those too whose taker has died, some seconds after. */
export function openJobConsumer(
  { kind, url }: Broker,
  name: string,
  { concurrency, work }: JobConsumerOptions,
): JobConsumer {
  const options = { prefix, concurrency, lockDuration: 5_000, stalledInterval: 2_000, maxStalledCount: tries - 1 };
  let isOver = false;
  const begun = new Set<Promise<object>>();
  const workOn = ({ data }: { readonly data: unknown }): Promise<object> => {
    const done = work(data).finally(() => begun.delete(done));
    begun.add(done);
    return done;
  };
  const taker =
    kind === 'redis'
      ? new Worker(name, workOn, {
          ...options,
          connection: { ...redisAt(url, () => isOver), maxRetriesPerRequest: null },
        })
      : new Worker(name, workOn, { ...options, connection: postgresAt(url, concurrency + 2) }, createPostgresBackend);
  taker.on('error', ignore);
  return {
    async close(wait) {
      const closing = taker.close(!wait).catch(ignore);
      if (wait) await Promise.allSettled(begun);
      // A broker that is gone by now would be waited for; the games are given to somebody else.
      await Promise.race([closing, sleepFor(wait ? 5_000 : 1_000)]);
      isOver = true;
    },
  };
}

/** A timer that keeps no program alive. */
const sleepFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
