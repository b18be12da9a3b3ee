// The worker of the table. It has to read its code and to make all cards before it can deal, so whatever loads a table
// starts it first, and the page reads its own code meanwhile.
import * as Comlink from 'comlink';
import type { Entrance } from '../worker/worker.ts';

interface Started {
  readonly worker: Worker;
  /** What it offers. Held here, because the worker stops listening when nobody holds it any more. */
  readonly entrance: Comlink.Remote<Entrance>;
  /** What first went wrong with it, in words; perhaps before anybody listened. */
  readonly broken: Promise<string>;
}

/** A new worker with the script of the table. */
export const newTableWorker = (): Worker =>
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });

let started: Started | null = null;

/** The worker, started at the first call, or anew after it was ended. */
export function startWorker(): Started {
  if (started === null) {
    const worker = newTableWorker();
    const broken = new Promise<string>((resolve) => {
      worker.addEventListener('error', ({ message }) => resolve(message || 'The game could not be loaded.'));
      worker.addEventListener('messageerror', () => resolve('A message from the game could not be read.'));
    });
    started = { worker, broken, entrance: Comlink.wrap<Entrance>(worker) };
  }
  return started;
}

/** Ends the worker, whatever it does. */
export function endWorker(): void {
  started?.worker.terminate();
  started = null;
}
