// The threads that play a plan. One worker is the calling thread itself: short plans need not wait for a start.
import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { SeriesResult } from './series.ts';
import type { Task } from './worker.ts';
import playTask from './worker.ts';

export interface Pool {
  play(task: Task): Promise<readonly SeriesResult[]>;
  close(): Promise<void>;
}

/** @param workers how many threads, at least 1 */
export const openPool = (workers: number): Pool => (workers === 1 ? here : threads(workers));

const here: Pool = {
  async play(task) {
    // Lets timers and signals through between two tasks.
    await setImmediate();
    return playTask(task);
  },
  async close() {},
};

function threads(workers: number): Pool {
  const filename = new URL('./worker.mjs', import.meta.url).href;
  const pool = new Piscina({ filename, minThreads: workers, maxThreads: workers, execArgv: [] });
  return {
    play: (task: Task) => pool.run(task),
    close: () => pool.destroy(),
  };
}
