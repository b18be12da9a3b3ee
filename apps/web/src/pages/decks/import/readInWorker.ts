// The worker that reads decks, started with the first that is brought. A reading that is given up ends with its worker.
import type { OnDeck } from '@vaultsong/decks/import';
import * as Comlink from 'comlink';
import type { Reader } from './reader.worker.ts';
import type { Reading } from './readSource.ts';

interface ReaderWorker {
  readonly worker: Worker;
  readonly reader: Comlink.Remote<Reader>;
}

let running: ReaderWorker | null = null;

function start(): ReaderWorker {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  return { worker, reader: Comlink.wrap<Reader>(worker) };
}

/**
 * Reads decks beside the page, one text at a time.
 * @param onDeck hears now and then how many decks are read
 * @throws the reason of the signal, as soon as the reading is given up by it
 */
export function readInWorker(text: string, onDeck: OnDeck, signal: AbortSignal): Promise<Reading> {
  running ??= start();
  const { worker, reader } = running;
  return new Promise<Reading>((resolve, reject) => {
    let over = false;
    // What the worker told before it ended may arrive after that.
    const hear: OnDeck = (done, of) => {
      if (!over) onDeck(done, of);
    };
    const settle = (): void => {
      over = true;
      worker.removeEventListener('error', fail);
      signal.removeEventListener('abort', giveUp);
    };
    // The next try starts another one.
    const end = (reason: unknown): void => {
      settle();
      worker.terminate();
      running = null;
      reject(reason);
    };
    const fail = (event: ErrorEvent): void =>
      end(new Error(event.message || 'The part that reads decks could not be loaded.'));
    const giveUp = (): void => end(signal.reason);
    worker.addEventListener('error', fail);
    signal.addEventListener('abort', giveUp);
    reader.read(text, Comlink.proxy(hear)).finally(settle).then(resolve, reject);
  });
}
