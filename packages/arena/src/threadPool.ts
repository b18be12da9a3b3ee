// The threads that play. One worker is the calling thread itself: short work need not wait for a start.
import { setImmediate } from 'node:timers/promises';
import type { Judged } from '@vaultsong/bots';
import { Piscina } from 'piscina';
import type { FixtureGame, Played } from './executor/fixture.ts';
import type { SeriesResult } from './series.ts';
import type { JudgeTask, SeriesTask } from './worker.ts';
import { judge, playFixtures, playSeries } from './worker.ts';

export interface ThreadPool {
  playSeries(task: SeriesTask): Promise<readonly SeriesResult[]>;
  playFixtures(games: readonly FixtureGame[]): Promise<readonly Played[]>;
  judge(task: JudgeTask): Promise<readonly Judged[]>;
  close(): Promise<void>;
}

/** @param workers how many threads, at least 1 */
export const openThreadPool = (workers: number): ThreadPool => (workers === 1 ? here : openThreads(workers));

/** Lets timers and signals through between two tasks. */
const afterSignals = async <T>(work: () => T): Promise<T> => {
  await setImmediate();
  return work();
};

const here: ThreadPool = {
  playSeries: (task) => afterSignals(() => playSeries(task)),
  playFixtures: (games) => afterSignals(() => playFixtures(games)),
  judge: (task) => afterSignals(() => judge(task)),
  async close() {},
};

/** Threads even where it is one: the calling one stays free to answer. */
export function openThreads(workers: number): ThreadPool {
  const filename = new URL('./worker.mjs', import.meta.url).href;
  const pool = new Piscina({ filename, minThreads: workers, maxThreads: workers, execArgv: [] });
  return {
    playSeries: (task) => pool.run(task, { name: 'playSeries' }),
    playFixtures: (games) => pool.run(games, { name: 'playFixtures' }),
    judge: (task) => pool.run(task, { name: 'judge' }),
    close: () => pool.destroy(),
  };
}
