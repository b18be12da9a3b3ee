// The page's end of the wire to the rulebook.
import type { RulebookEdition } from '@vaultsong/rulebook';
import * as Comlink from 'comlink';
import type { Explained } from './explain.ts';
import type { Explainer } from './explainer.worker.ts';

interface Opened {
  readonly explainer: Comlink.Remote<Explainer>;
  /** Never resolves; rejects when the rulebook cannot be loaded. */
  readonly failure: Promise<never>;
}

let opened: Opened | null = null;

function open(): Opened {
  const worker = new Worker(new URL('./explainer.worker.ts', import.meta.url), { type: 'module' });
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      opened = null;
      reject(new Error('The rulebook could not be loaded.'));
    });
  });
  return { explainer: Comlink.wrap<Explainer>(worker), failure };
}

/**
 * What the rulebook says of an entry in an edition.
 * @throws Error when it cannot be loaded; the next call tries again
 */
export function askRulebook(id: string, edition: RulebookEdition): Promise<Explained> {
  opened ??= open();
  return Promise.race([opened.explainer.explain(id, edition), opened.failure]);
}
