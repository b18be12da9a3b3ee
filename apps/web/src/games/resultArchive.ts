// Results of games that are kept no longer: of the oldest ones only the result stays, in a database of its own, which is read in
// portions so that thousands of them never hold the page up.
import type { IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import * as z from 'zod';
import type { GameResult } from './result.ts';
import { resultShape } from './result.ts';

const shape = resultShape.extend({
  /** "abcd.2": the game that it was kept with, and its number. */
  id: z.string().min(3).max(60),
  game: z.string().max(40),
});

export type ArchivedResult = Readonly<z.infer<typeof shape>>;

/** @returns null for what is no such result */
export function readResult(value: unknown): ArchivedResult | null {
  const result = shape.safeParse(value);
  return result.success ? result.data : null;
}

/** Results: some 12 MB, and more games than twenty a day in three years. The oldest are dropped first. */
export const mostResults = 20_000;

/** Read between two pauses: some 5 ms of work. */
const portion = 250;

export interface ResultArchive {
  add(results: readonly ArchivedResult[]): Promise<void>;
  /** All results, oldest name first; what cannot be read is left out. */
  read(): Promise<readonly ArchivedResult[]>;
}

/** @param game id of the kept game */
export const archived = (game: string, results: readonly GameResult[]): readonly ArchivedResult[] =>
  results.map((result) => ({ ...result, id: `${game}.${result.number}`, game }));

const database = 'vaultsong.results';
const store = 'results';

/** @throws where the browser has no database for this page */
export async function browserArchive(most = mostResults): Promise<ResultArchive> {
  const db: IDBPDatabase = await openDB(database, 1, {
    upgrade: (opened) => {
      opened.createObjectStore(store, { keyPath: 'id' }).createIndex('at', 'at');
    },
    blocking: (_before, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return {
    add: async (results) => {
      const work = db.transaction(store, 'readwrite');
      for (const result of results) void work.store.put(result);
      const tooMany = (await work.store.count()) - most;
      let oldest = tooMany > 0 ? await work.store.index('at').openCursor() : null;
      for (let dropped = 0; oldest !== null && dropped < tooMany; dropped++) {
        void oldest.delete();
        oldest = await oldest.continue();
      }
      await work.done;
    },
    read: async () => {
      const found: ArchivedResult[] = [];
      let after: IDBKeyRange | null = null;
      // Each portion is a task of its own: the browser draws and answers in between.
      for (let read = 0; read < most; read += portion) {
        const rows: readonly unknown[] = await db.getAll(store, after, portion);
        for (const row of rows) {
          const result = readResult(row);
          if (result !== null) found.push(result);
        }
        const last = rows.at(-1);
        if (rows.length < portion || !isNamed(last)) break;
        after = IDBKeyRange.lowerBound(last.id, true);
      }
      return found;
    },
  };
}

const isNamed = (row: unknown): row is { readonly id: string } =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';

/**
 * Takes in results that were kept elsewhere; those that are here stay as they are.
 * @returns how many came in
 */
export async function bringInResults(archive: ResultArchive, results: readonly ArchivedResult[]): Promise<number> {
  if (results.length === 0) return 0;
  const known = new Set((await archive.read()).map(({ id }) => id));
  const brought = new Map(results.filter(({ id }) => !known.has(id)).map((result) => [result.id, result]));
  await archive.add([...brought.values()]);
  return brought.size;
}

/** Without a database: as long as the page. */
export function pageArchive(): ResultArchive {
  const all = new Map<string, ArchivedResult>();
  return {
    add: async (results) => {
      for (const result of results) all.set(result.id, result);
    },
    read: async () => [...all.values()],
  };
}

let opening: Promise<ResultArchive> | null = null;

/** The archive of this browser. */
export function openArchive(): Promise<ResultArchive> {
  opening ??= browserArchive().catch(() => pageArchive());
  return opening;
}
