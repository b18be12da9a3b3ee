// What a thread of the embedded database does: it makes one, or serves one.
import { parentPort, workerData } from 'node:worker_threads';
import { makeEmbedded, openEmbedded } from './embedded.ts';
import type { FromThread, ToThread } from './thread.ts';
import { fromCaller } from './thread.ts';

if (parentPort === null) throw new Error('store/embedded/working.ts is for a thread of thread.ts');
const port = parentPort;
const tell = (said: FromThread): void => port.postMessage(said, said.is === 'answer' ? [said.bytes.buffer] : []);
const failed = (error: unknown): void =>
  tell({ is: 'failed', why: error instanceof Error ? error.message : String(error) });

/** Passes messages to the database, one after the other, until it is told to close it. */
async function serve(folder: string): Promise<void> {
  const database = await openEmbedded(folder);
  const hear = async (message: ToThread): Promise<void> => {
    if (message.is === 'pass') {
      const answer = await database.execProtocolRaw(message.bytes);
      // A copy of its own, which is handed over: the answer may lie in the memory of the database.
      return tell({ is: 'answer', bytes: new Uint8Array(answer) });
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
  const { folder, isNew } = fromCaller.parse(workerData);
  if (isNew) {
    await makeEmbedded(folder);
    port.once('message', () => port.close());
  } else await serve(folder);
  tell({ is: 'open' });
} catch (error) {
  failed(error);
  port.close();
}
