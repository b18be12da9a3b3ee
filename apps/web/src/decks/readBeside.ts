// The worker that reads decks, started with the first that is brought.
import * as Comlink from 'comlink';
import type { Reader, Reading } from './reader.worker.ts';

let reader: Comlink.Remote<Reader> | null = null;

/** Reads decks beside the page. */
export function readBeside(text: string): Promise<Reading> {
  return new Promise((resolve, reject) => {
    if (reader === null) {
      const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('error', (event) => {
        // The next try starts another one.
        reader = null;
        reject(new Error(event.message || 'The part that reads decks could not be loaded.'));
      });
      reader = Comlink.wrap<Reader>(worker);
    }
    reader.read(text).then(resolve, reject);
  });
}
