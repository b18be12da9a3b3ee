// Where a collection is kept: in the database of the browser, or, where there is none (as in some private windows), with
// the tab until it is closed. Both hold plain values that are parsed by whoever reads them.
import type { IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { KeptDeck, Mark } from './entry.ts';

/** `browser`: until the player removes it. `tab`: until the tab is closed. `page`: until the page is loaded again. */
export type Lasting = 'browser' | 'tab' | 'page';

export interface Content {
  readonly decks: readonly unknown[];
  readonly marks: readonly unknown[];
}

/** What is to be written; all of it or nothing. */
export interface Change {
  readonly decks?: readonly KeptDeck[];
  readonly marks?: readonly Mark[];
  /** Ids of decks, and of the marks on them. */
  readonly gone?: readonly string[];
}

export interface Place {
  readonly lasting: Lasting;
  read(): Promise<Content>;
  write(change: Change): Promise<void>;
}

const database = 'vaultsong.collection';

/** @throws where the browser has no database for this page */
export async function placeInBrowser(): Promise<Place> {
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

/** Without a database. @param store of the tab; null: there is none either */
export function placeInTab(store: Pick<Storage, 'getItem' | 'setItem'> | null): Place {
  const key = database;
  const decks = new Map<string, unknown>();
  const marks = new Map<string, unknown>();
  let lasting: Lasting = store === null ? 'page' : 'tab';
  const take = (into: Map<string, unknown>, values: unknown): void => {
    for (const value of Array.isArray(values) ? values : [])
      if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string')
        into.set(value.id, value);
  };
  try {
    const kept: unknown = JSON.parse(store?.getItem(key) ?? 'null');
    if (typeof kept === 'object' && kept !== null) {
      take(decks, 'decks' in kept ? kept.decks : []);
      take(marks, 'marks' in kept ? kept.marks : []);
    }
  } catch {
    // Something else wrote there.
  }
  return {
    get lasting() {
      return lasting;
    },
    read: async () => ({ decks: [...decks.values()], marks: [...marks.values()] }),
    write: async (change) => {
      for (const id of change.gone ?? []) {
        decks.delete(id);
        marks.delete(id);
      }
      for (const deck of change.decks ?? []) decks.set(deck.id, deck);
      for (const mark of change.marks ?? []) marks.set(mark.id, mark);
      try {
        store?.setItem(key, JSON.stringify({ decks: [...decks.values()], marks: [...marks.values()] }));
      } catch {
        // It is full.
        lasting = 'page';
      }
    },
  };
}
