// Types of an import of decks: what is brought, what becomes of it, and what it works with.
import type { OnDeck } from '@vaultsong/decks/import';
import type { AddedDeck } from './addDecks.ts';
import type { Reading } from './readSource.ts';

/** Something that was brought: a file, or a text without a name. */
export interface Source {
  /** As the collection says where a deck came from. */
  readonly name: string;
  readonly content: Blob | string;
}

export interface ImportedDecks {
  readonly decks: readonly AddedDeck[];
  /** What could not be taken in, as sentences. */
  readonly refused: readonly string[];
  /** What else there is to say. */
  readonly said: readonly string[];
}

export interface Progress {
  readonly source: string;
  /** Sources that are over, of how many. */
  readonly done: number;
  readonly of: number;
  /** `ask`: the registry is asked for decks by the server; `add`: decks that were read go into the collection. */
  readonly step: 'read' | 'ask' | 'add';
  /** Decks of this source, as far as that is known. */
  readonly decks: { readonly done: number; readonly of: number } | null;
}

export interface ImportDeps {
  /** @throws once the signal is given */
  readonly read: (text: string, onDeck: OnDeck, signal: AbortSignal) => Promise<Reading>;
  /** Has the server ask for a deck by its id. @throws the reason of the signal, once it is given */
  readonly fetchDeck: (id: string, signal: AbortSignal) => Promise<string>;
  readonly joinHistories: (kept: string) => void;
  readonly onProgress: (progress: Progress) => void;
  readonly now: () => number;
  /** Gives the reading up: what is read by then stays, nothing is added of the rest. */
  readonly signal: AbortSignal;
}
