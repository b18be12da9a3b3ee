// Workers of a server for tests, without threads: each thread reads engine and cards anew, for seconds of a processor. That threads do the same is
// proved by `workers/threads.test.ts`.
import { perform } from '../workers/tasks.ts';
import { Workers } from '../workers/workers.ts';

/** Both the task and what comes of it are copies, as they are between threads. */
export const workersHere = (): Workers =>
  new Workers(async (task) => structuredClone(await perform(structuredClone(task))));
