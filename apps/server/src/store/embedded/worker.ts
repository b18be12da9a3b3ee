// Thread of the embedded database: passes messages to the database in their order.
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { collectGarbage } from '../../memory/collectGarbage.ts';
import { openEmbedded } from './embedded.ts';
import type { FromThread, ToThread } from './thread.ts';

if (parentPort === null) throw new Error('store/embedded/worker.ts is for a thread of thread.ts');
const port = parentPort;
const tell = (said: FromThread): void => port.postMessage(said, said.type === 'answer' ? [said.bytes.buffer] : []);
const failed = (error: unknown): void =>
  tell({ type: 'failed', why: error instanceof Error ? error.message : String(error) });

/** Passes messages to the database, one after the other, until it is told to close it. */
async function serve(folder: string): Promise<void> {
  const database = await openEmbedded(folder);
  const hear = async (message: ToThread): Promise<void> => {
    if (message.type === 'pass') {
      const answer = await database.execProtocolRaw(message.bytes);
      // A copy of its own, which is handed over: the answer may lie in the memory of the database.
      return tell({ type: 'answer', bytes: new Uint8Array(answer) });
    }
    await database.close();
    port.close();
  };
  let last = Promise.resolve();
  port.on('message', (message: ToThread) => {
    last = last.then(() => hear(message)).catch(failed);
  });
}

try {
  await serve(z.string().parse(workerData));
  // Files that were read and a module that was compiled: some twenty megabytes.
  collectGarbage();
  tell({ type: 'open' });
} catch (error) {
  failed(error);
  port.close();
}
