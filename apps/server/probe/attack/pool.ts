// The search on several threads: each takes the next part of the seeds until there is none left.
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Observed } from './observed.ts';
import type { Fit } from './seeds.ts';
import { weaknesses } from './seeds.ts';

export interface Part {
  readonly from: number;
  readonly to: number;
}

const fits = z.array(z.object({ weakness: z.enum(weaknesses), seed: z.number() }));

export interface Search {
  readonly seen: Observed;
  readonly seeds: number;
  readonly threads: number;
  /** How many seeds one part has. */
  readonly part?: number;
  readonly onProgress?: (tried: number) => void;
}

/** Tries all seeds below a bound. */
export async function searchAll({ seen, seeds, threads, part = 2 ** 24, onProgress }: Search): Promise<readonly Fit[]> {
  const found: Fit[] = [];
  let next = 0;
  let tried = 0;
  const search = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let size = 0;
      const go = (): void => {
        tried += size;
        if (size > 0) onProgress?.(tried);
        if (next >= seeds) {
          resolve();
          return;
        }
        const from = next;
        next = Math.min(seeds, from + part);
        size = next - from;
        worker.postMessage({ from, to: next } satisfies Part);
      };
      worker.on('message', (message: unknown) => {
        found.push(...fits.parse(message));
        go();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`A thread of the search ended with ${code}`)));
      go();
    });
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./searching.mjs', import.meta.url), { workerData: seen }),
  );
  try {
    await Promise.all(workers.map(search));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return found;
}
