// Reads decks beside the page: a collection of thousands takes seconds, in which the page must not stand still.
import type { OnDeck } from '@vaultsong/decks/import';
import * as Comlink from 'comlink';
import type { Reading } from './readSource.ts';
import { readSource } from './readSource.ts';

/** In milliseconds; nobody sees more than ten steps a second. */
const pace = 100;

const reader = {
  /** @param onDeck hears now and then how many decks are read */
  read(text: string, onDeck: OnDeck): Promise<Reading> {
    let last = performance.now();
    return readSource(text, (done, of) => {
      const now = performance.now();
      if (now - last < pace) return;
      last = now;
      onDeck(done, of);
    });
  },
};
export type Reader = typeof reader;

Comlink.expose(reader);
