// Storage of a collection: the database of the browser, or, without one (as in some private windows), the tab until it
// is closed. Both hold plain values, which the reader parses.
import type { IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { KeptDeck, Mark } from './entry.ts';

/** `browser`: until the player removes it. `tab`: until the tab is closed. `page`: until the page is loaded again. */
export type Lasting = 'browser' | 'tab' | 'page';

export interface Content {
  readonly decks: readonly unknown[];
  readonly marks: readonly unknown[];
}

/** A transaction: all of it is written, or nothing. */
export interface Change {
  readonly decks?: readonly KeptDeck[];
  readonly marks?: readonly Mark[];
  /** Ids of decks, and of the marks on them. */
  readonly gone?: readonly string[];
}

export interface CollectionStorage {
  readonly lasting: Lasting;
  read(): Promise<Content>;
  write(change: Change): Promise<void>;
}

const database = 'vaultsong.collection';

/** @throws where the browser has no database for this page */
export async function browserStorage(): Promise<CollectionStorage> {
  const db: IDBPDatabase = await openDB(database, 1, {
    upgrade: (opened) => {
      opened.createObjectStore('decks', { keyPath: 'id' });
      opened.createObjectStore('marks', { keyPath: 'id' });
    },
    // A newer version in another tab wants to renew the database.
    blocking: (_before, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return {
    lasting: 'browser',
    read: async () => ({ decks: await db.getAll('decks'), marks: await db.getAll('marks') }),
    write: async ({ decks = [], marks = [], gone = [] }) => {
      const all = db.transaction(['decks', 'marks'], 'readwrite');
      const [toDecks, toMarks] = [all.objectStore('decks'), all.objectStore('marks')];
      await Promise.all([
        ...gone.flatMap((id) => [toDecks.delete(id), toMarks.delete(id)]),
        ...decks.map((deck) => toDecks.put(deck)),
        ...marks.map((mark) => toMarks.put(mark)),
        all.done,
      ]);
    },
  };
}

export type TabStore = Pick<Storage, 'getItem' | 'setItem'>;

interface Kept {
  readonly decks: Map<string, unknown>;
  readonly marks: Map<string, unknown>;
}

function keptIn(text: string | null): Kept {
  const kept: Kept = { decks: new Map(), marks: new Map() };
  const take = (into: Map<string, unknown>, values: unknown): void => {
    for (const value of Array.isArray(values) ? values : [])
      if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string')
        into.set(value.id, value);
  };
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value === 'object' && value !== null) {
      take(kept.decks, 'decks' in value ? value.decks : []);
      take(kept.marks, 'marks' in value ? value.marks : []);
    }
  } catch {
    // Something else wrote there.
  }
  return kept;
}

/** Without a database. @param store of the tab; null: there is none either */
export function tabStorage(store: TabStore | null): CollectionStorage {
  let lasting: Lasting = store === null ? 'page' : 'tab';
  /** All there is, once nothing can be kept any more. */
  let inPage: Kept | null = store === null ? keptIn(null) : null;
  const now = (): Kept => inPage ?? keptIn(store?.getItem(database) ?? null);
  return {
    get lasting() {
      return lasting;
    },
    read: async () => {
      const { decks, marks } = now();
      return { decks: [...decks.values()], marks: [...marks.values()] };
    },
    write: async (change) => {
      const kept = now();
      for (const id of change.gone ?? []) {
        kept.decks.delete(id);
        kept.marks.delete(id);
      }
      for (const deck of change.decks ?? []) kept.decks.set(deck.id, deck);
      for (const mark of change.marks ?? []) kept.marks.set(mark.id, mark);
      if (inPage !== null) return;
      try {
        store?.setItem(database, JSON.stringify({ decks: [...kept.decks.values()], marks: [...kept.marks.values()] }));
      } catch {
        // It is full.
        inPage = kept;
        lasting = 'page';
      }
    },
  };
}
