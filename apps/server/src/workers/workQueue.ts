// A queue for work that may take long: a few tasks run at a time, each for a limited time, and each owner has a limited share of the
// queue. Without it one address could fill every worker, and everybody else would wait behind it. Owners take turns: a task waits for one
// task of each other owner, however many those have.
import { ApiError } from '../errors/apiError.ts';

export interface WorkQueueOptions<Task, Result> {
  /** Does a task elsewhere; rejects, and stops working, as soon as the signal is aborted. */
  readonly run: (task: Task, signal: AbortSignal) => Promise<Result>;
  /** Tasks that run at a time. */
  readonly atOnce: number;
  /** Tasks that wait, of all owners. */
  readonly mostWaiting: number;
  /** Tasks of one owner, whether they wait or run. */
  readonly mostOfOwner: number;
  /** A task that runs for longer is stopped. Milliseconds. */
  readonly timeLimit: number;
  /** Calls back after some milliseconds, unless that is cancelled; tests have a clock of their own. */
  readonly after?: (milliseconds: number, then: () => void) => { cancel(): void };
}

interface Waiting<Task, Result> {
  readonly task: Task;
  readonly owners: readonly string[];
  /** Those of a lower one come first; the tasks of an owner have one each. */
  readonly round: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Who finds the queue full may come again after so many seconds. */
const retryAfter = 5;

/** What an owner has here. */
interface Owned {
  count: number;
  /** Of the last of these tasks. */
  round: number;
}

const byTimer = (milliseconds: number, then: () => void): { cancel(): void } => {
  const timer = setTimeout(then, milliseconds);
  return { cancel: () => clearTimeout(timer) };
};

export class WorkQueue<Task, Result> {
  readonly #options: WorkQueueOptions<Task, Result>;
  readonly #waiting: Waiting<Task, Result>[] = [];
  /** How many tasks each owner has here. */
  readonly #owned = new Map<string, Owned>();
  #running = 0;
  /** Of the task that was started last. */
  #round = 0;

  constructor(options: WorkQueueOptions<Task, Result>) {
    this.#options = options;
  }

  /**
   * Has a task done.
   * @param owners whose shares it counts to: a person and an address, say
   * @param most tasks that such an owner may have here
   * @throws ApiError with `retryAfter` where an owner has too many here, or all have; where the task took too long
   */
  async submit(task: Task, owners: readonly string[], most = this.#options.mostOfOwner): Promise<Result> {
    const { mostWaiting } = this.#options;
    if (owners.some((owner) => (this.#owned.get(owner)?.count ?? 0) >= most))
      throw new ApiError('too-many', `${most} such requests of yours are being worked on; wait for one`, retryAfter);
    if (this.#waiting.length >= mostWaiting)
      throw new ApiError('too-many', 'The server is busy with such requests: try again soon', retryAfter);
    const round = 1 + Math.max(this.#round, ...owners.map((owner) => this.#owned.get(owner)?.round ?? 0));
    for (const owner of owners) this.#owned.set(owner, { count: (this.#owned.get(owner)?.count ?? 0) + 1, round });
    try {
      return await new Promise<Result>((resolve, reject) => {
        this.#waiting.push({ task, owners, round, resolve, reject });
        this.#next();
      });
    } finally {
      for (const owner of owners) this.#release(owner);
    }
  }

  #release(owner: string): void {
    const owned = this.#owned.get(owner);
    if (owned === undefined) return;
    owned.count -= 1;
    if (owned.count <= 0) this.#owned.delete(owner);
  }

  #next(): void {
    if (this.#running >= this.#options.atOnce) return;
    const waiting = this.#takeFirst();
    if (waiting === undefined) return;
    this.#running += 1;
    this.#round = waiting.round;
    this.#run(waiting.task)
      .then(waiting.resolve, waiting.reject)
      .finally(() => {
        this.#running -= 1;
        this.#next();
      });
  }

  /** Of the lowest round, and of those that came first. */
  #takeFirst(): Waiting<Task, Result> | undefined {
    let first = 0;
    for (const [at, { round }] of this.#waiting.entries()) if (round < (this.#waiting[first]?.round ?? 0)) first = at;
    const [taken] = this.#waiting.splice(first, 1);
    return taken;
  }

  async #run(task: Task): Promise<Result> {
    const { run, timeLimit, after = byTimer } = this.#options;
    const stop = new AbortController();
    const timer = after(timeLimit, () => stop.abort());
    try {
      return await run(task, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      throw new ApiError('too-large', `Stopped after ${timeLimit / 1000} seconds: the request takes too long`);
    } finally {
      timer.cancel();
    }
  }
}
