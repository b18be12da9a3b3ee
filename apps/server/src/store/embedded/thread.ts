// The embedded database on a thread of its own: while it works, or waits for the disk, everybody else is served.
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { EmbeddedError } from '../outage.ts';
import type { Backend } from './stream.ts';

/** What the thread says: that it is there, what the database answers, or what is wrong with it. */
export const fromThread = z.union([
  z.object({ type: z.literal('open') }),
  z.object({ type: z.literal('answer'), bytes: z.instanceof(Uint8Array) }),
  z.object({ type: z.literal('failed'), why: z.string() }),
]);
export type FromThread = z.infer<typeof fromThread>;

/** What it is told: a message to the database, or that the database is to be closed, with which it ends. */
export type ToThread = { readonly type: 'pass'; readonly bytes: Uint8Array } | { readonly type: 'close' };

/** Who waits for what the thread says. */
interface Waiting {
  resolve(said: FromThread): void;
  reject(error: unknown): void;
}

/**
 * Opens the database in a folder that is locked for this process.
 * @throws Error with what the database says
 */
export async function openOnThread(folder: string): Promise<Backend> {
  const thread = new Worker(path.join(import.meta.dirname, 'worker.mjs'), { workerData: folder });
  // It answers in order. Nothing of an answer may stay: no promise that lasts as long as the thread waits for any of them.
  const waiting: Waiting[] = [];
  let end: Error | null = null;
  thread.on('message', (said) => waiting.shift()?.resolve(fromThread.parse(said)));
  const ended = new Promise<void>((resolve) => {
    const over = (error: Error): void => {
      end ??= error;
      for (const { reject } of waiting.splice(0)) reject(end);
      resolve();
    };
    thread.once('error', (error: unknown) => over(new EmbeddedError(String(error))));
    thread.once('exit', () => over(new EmbeddedError('The embedded database has ended')));
  });
  const ask = async (message?: ToThread): Promise<FromThread> => {
    const said = await new Promise<FromThread>((resolve, reject) => {
      if (end !== null) return reject(end);
      waiting.push({ resolve, reject });
      if (message !== undefined) thread.postMessage(message);
    });
    if (said.type === 'failed') throw new EmbeddedError(said.why);
    return said;
  };
  await ask();
  return {
    async answer(bytes) {
      const said = await ask({ type: 'pass', bytes });
      return said.type === 'answer' ? said.bytes : new Uint8Array();
    },
    async close() {
      thread.postMessage({ type: 'close' } satisfies ToThread);
      await ended;
    },
  };
}
