// Workers that analyse games. They run the script of the worker of the table, which the browser has already.
import * as Comlink from 'comlink';
import type { Analyst } from '../wire/analysis/analyst.ts';
import type { Entrance } from '../worker/worker.ts';
import { newTableWorker } from './startWorker.ts';

export interface AnalystWorker {
  readonly analyst: Promise<Comlink.Remote<Analyst>>;
  /** Settles, with what went wrong in words, when it has died. */
  readonly broken: Promise<string>;
  /** Ends it, whatever it does. */
  readonly end: () => void;
}

export function startAnalyst(): AnalystWorker {
  const worker = newTableWorker();
  const broken = new Promise<string>((resolve) => {
    worker.addEventListener('error', ({ message }) => resolve(message || 'The analysis could not be loaded.'));
    worker.addEventListener('messageerror', () => resolve('A message from the analysis could not be read.'));
  });
  return { analyst: Comlink.wrap<Entrance>(worker).analyse(), broken, end: () => worker.terminate() };
}
