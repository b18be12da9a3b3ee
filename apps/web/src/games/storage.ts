// Storage of games: the database of the browser, or, without one (as in some private windows), the tab until it is
// closed. Both hold plain values, which the reader parses.
import type { IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Lasting, TabStore } from '../collection/storage.ts';
import type { SavedGame } from './savedGame.ts';

/** Decision about the game that is kept under one id. */
export type Put =
  | { readonly type: 'put'; readonly game: SavedGame }
  | { readonly type: 'remove' }
  | { readonly type: 'leave' };

export interface GameStorage {
  readonly lasting: Lasting;
  read(): Promise<readonly unknown[]>;
  /** @returns undefined where nothing is */
  readOne(id: string): Promise<unknown>;
  /**
   * Looks at what is kept under an id and changes it, without a write of another tab in between.
   * @param decide is given what is there, undefined where nothing is
   * @returns what it decided
   */
  change(id: string, decide: (there: unknown) => Put): Promise<Put>;
}

const database = 'vaultsong.games';
const store = 'games';

/** @throws where the browser has no database for this page */
export async function browserStorage(): Promise<GameStorage> {
  const db: IDBPDatabase = await openDB(database, 1, {
    upgrade: (opened) => {
      opened.createObjectStore(store, { keyPath: 'id' });
    },
    // A newer version in another tab wants to renew the database.
    blocking: (_before, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return {
    lasting: 'browser',
    read: () => db.getAll(store),
    readOne: (id) => db.get(store, id),
    change: async (id, decide) => {
      const work = db.transaction(store, 'readwrite');
      const put = decide(await work.store.get(id));
      await Promise.all([
        put.type === 'put' ? work.store.put(put.game) : put.type === 'remove' ? work.store.delete(id) : undefined,
        work.done,
      ]);
      return put;
    },
  };
}

function valuesIn(text: string | null): Map<string, unknown> {
  try {
    const values: unknown = JSON.parse(text ?? '[]');
    return new Map(
      (Array.isArray(values) ? values : []).flatMap((value: unknown) =>
        typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
          ? [[value.id, value]]
          : [],
      ),
    );
  } catch {
    // Something else wrote there.
    return new Map();
  }
}

/** Without a database. @param tab the storage of the tab; null: there is none either */
export function tabStorage(tab: TabStore | null): GameStorage {
  let lasting: Lasting = tab === null ? 'page' : 'tab';
  /** All there is, once nothing can be kept any more. */
  let inPage: Map<string, unknown> | null = tab === null ? new Map() : null;
  const now = (): Map<string, unknown> => inPage ?? valuesIn(tab?.getItem(database) ?? null);
  return {
    get lasting() {
      return lasting;
    },
    read: async () => [...now().values()],
    readOne: async (id) => now().get(id),
    change: async (id, decide) => {
      const values = now();
      const put = decide(values.get(id));
      if (put.type === 'leave') return put;
      if (put.type === 'remove') values.delete(id);
      else values.set(id, put.game);
      if (inPage !== null) return put;
      try {
        tab?.setItem(database, JSON.stringify([...values.values()]));
      } catch {
        // It is full.
        inPage = values;
        lasting = 'page';
      }
      return put;
    },
  };
}
