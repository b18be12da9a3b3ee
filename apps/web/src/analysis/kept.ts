// Store of judged places in the database of the browser, so that an analysis goes on after a reload where it was. Without a
// database, or where it is full, nothing is kept, and the analysis begins anew.
import type { EffortName, Judged } from '@vaultsong/bots';
import type { IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import * as z from 'zod';
import { judgedShape } from './judgedShape.ts';

/** By the number of their places; null where nothing can be said. */
export type JudgedPlaces = ReadonlyMap<number, Judged | null>;

export interface KeptAnalyses {
  /** Empty where nothing that can be read is kept. */
  read(id: string, effort: EffortName): Promise<JudgedPlaces>;
  write(id: string, effort: EffortName, judged: JudgedPlaces): Promise<void>;
}

/** A row of the database. */
export interface Row {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly written: number;
  readonly judged: readonly (readonly [number, Judged | null])[];
}

/** Rows in some order: those that are put last have the highest `written`. */
export interface RowStore {
  get(id: string): Promise<unknown>;
  put(row: Row): Promise<void>;
  /** Keeps so many rows, those that were written last. */
  trim(most: number): Promise<void>;
}

/** Of each game there may be two, a quick and a deep one. A row has some 100 to 300 kB. */
export const mostKept = 50;
const mostPlaces = 5_000;

const row = z.object({
  judged: z.array(z.tuple([z.int().min(0).max(mostPlaces), judgedShape.nullable()])).max(mostPlaces),
});

const nameOf = (id: string, effort: EffortName): string => `${id} ${effort}`;

export const keptIn = (store: RowStore, now: () => number = Date.now): KeptAnalyses => ({
  async read(id, effort) {
    const read = row.safeParse(await store.get(nameOf(id, effort)).catch(() => undefined));
    return new Map(read.success ? read.data.judged : []);
  },
  async write(id, effort, judged) {
    try {
      await store.put({ id: nameOf(id, effort), written: now(), judged: [...judged] });
      await store.trim(mostKept);
    } catch (error) {
      console.warn('The analysis could not be kept:', error);
    }
  },
});

const database = 'vaultsong.analyses';
const rows = 'analyses';

/** The database of the browser, opened at the first call. */
export function browserRows(): RowStore {
  let opening: Promise<IDBPDatabase> | null = null;
  const open = (): Promise<IDBPDatabase> => {
    opening ??= openDB(database, 1, {
      upgrade: (opened) => {
        opened.createObjectStore(rows, { keyPath: 'id' }).createIndex('written', 'written');
      },
      blocking: (_before, _wanted, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
    return opening;
  };
  return {
    get: async (id) => (await open()).get(rows, id),
    put: async (value) => void (await (await open()).put(rows, value)),
    trim: async (most) => {
      const work = (await open()).transaction(rows, 'readwrite');
      const ids = await work.store.index('written').getAllKeys();
      await Promise.all(ids.slice(0, Math.max(0, ids.length - most)).map((id) => work.store.delete(id)));
      await work.done;
    },
  };
}
