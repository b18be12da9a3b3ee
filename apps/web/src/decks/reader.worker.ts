// Reads decks beside the page: a collection of thousands takes seconds, in which the page must not stand still.
import { DeckError, sayFault } from '@vaultsong/decks';
import type { ReadText } from '@vaultsong/decks/import';
import { readDecks } from '@vaultsong/decks/import';
import * as Comlink from 'comlink';

export type Reading = { readonly read: ReadText } | { readonly refused: readonly string[] };

const reader = {
  /** @param text of a file, or what was pasted */
  async read(text: string): Promise<Reading> {
    try {
      return { read: await readDecks(text) };
    } catch (error) {
      if (!(error instanceof DeckError)) throw error;
      return { refused: error.faults.map(sayFault) };
    }
  },
};
export type Reader = typeof reader;

Comlink.expose(reader);
