// A store on a database of this process that breaks: in a test's hands, and on its thread.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { fillDataFolder } from '../../testing/dataFolder.ts';
import { freshDatabase } from '../../testing/store.ts';
import { databaseIn } from '../folder/marker.ts';
import { EmbeddedError } from '../outage.ts';
import * as schema from '../schema/schema.ts';
import { openStore, StoreError, storeOn } from '../store.ts';
import type { Backend } from './stream.ts';
import { openOnThread } from './thread.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-wire-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What was wrong with a statement: Drizzle tells the statement, and the reason as its cause. */
const reasonOf = (error: unknown): unknown => (error instanceof Error ? (error.cause ?? error) : error);
const failing = (statement: Promise<unknown>): Promise<unknown> =>
  statement.then(
    () => 'It did not fail',
    (error: unknown) => reasonOf(error),
  );

/** Opens the same database again and again, and writes down what becomes of it. */
class Opener {
  readonly happened: string[] = [];
  breaksNext = false;
  #open = 0;
  readonly #database: PGlite;

  constructor(database: PGlite) {
    this.#database = database;
  }

  readonly open = async (): Promise<Backend> => {
    this.#open += 1;
    this.happened.push(`open ${this.#open}`);
    return {
      answer: async (message) => {
        if (!this.breaksNext) return await this.#database.execProtocolRaw(message);
        this.breaksNext = false;
        throw new Error('The disk is gone');
      },
      close: async () => {
        this.happened.push('closing');
        // It takes a while, in which nobody may open another one.
        for (let n = 0; n < 50; n++) await new Promise((resolve) => setImmediate(resolve));
        this.#open -= 1;
        this.happened.push('closed');
      },
    };
  };
}

test('what breaks fails that statement with its reason and is closed, and the next statement opens it anew, never two at once', async () => {
  const database = await freshDatabase();
  const opener = new Opener(database);
  const store = await storeOn(opener.open);
  await store.db.insert(schema.keyValues).values({ name: 'n', value: 'v' });
  expect(opener.happened).toEqual(['open 1']);
  opener.breaksNext = true;
  expect(await failing(store.check())).toEqual(new Error('The disk is gone'));
  const [count] = await Promise.all([store.db.$count(schema.keyValues), store.check(), store.check()]);
  expect(count).toBe(1);
  expect(opener.happened).toEqual(['open 1', 'closing', 'closed', 'open 1']);
  await store.close();
  // When that resolves it is at its end.
  expect(opener.happened.slice(4)).toEqual(['closing', 'closed']);
  await database.close();
});

test('a statement that fails ends its connection and not the database, and leaves nothing behind', async () => {
  const database = await freshDatabase();
  const opener = new Opener(database);
  const store = await storeOn(opener.open);
  const count = store.db.select({ name: schema.keyValues.name }).from(schema.keyValues).prepare('counted_twice');
  await store.db.insert(schema.keyValues).values({ name: 'n', value: 'v' });
  const again = () => store.db.insert(schema.keyValues).values({ name: 'n', value: 'v' });
  for (let n = 0; n < 2; n++) {
    expect(await failing(again())).toMatchObject({ code: '23505' });
    // It is prepared anew, under the name that it had.
    expect(await count.execute()).toEqual([{ name: 'n' }]);
  }
  const half = store.db.transaction(async (tx) => {
    await tx.insert(schema.keyValues).values({ name: 'other', value: 'v' });
    await tx.insert(schema.keyValues).values({ name: 'n', value: 'v' });
  });
  expect(await failing(half)).toMatchObject({ code: '23505' });
  expect(await count.execute()).toEqual([{ name: 'n' }]);
  expect(opener.happened).toEqual(['open 1']);
  // Where it ended while nobody asked it anything, the next connection opens another one.
  expect(await failing(again())).toMatchObject({ code: '23505' });
  opener.breaksNext = true;
  expect(await store.db.$count(schema.keyValues)).toBe(1);
  expect(opener.happened).toEqual(['open 1', 'closing', 'closed', 'open 1']);
  await store.close();
  await database.close();
});

test('a transaction that cannot even begin, because the database broke, keeps no connection from those after it', async () => {
  const database = await freshDatabase();
  const opener = new Opener(database);
  const store = await storeOn(opener.open);
  opener.breaksNext = true;
  expect(await failing(store.db.transaction((tx) => tx.$count(schema.keyValues)))).toEqual(
    new Error('The disk is gone'),
  );
  expect(await store.db.$count(schema.keyValues)).toBe(0);
  await store.close();
  await database.close();
});

test('nothing of an answer of the thread is kept when it was read', async () => {
  const storage = databaseIn(await fillDataFolder(path.join(folder, 'forgets')));
  const database = await openOnThread(storage);
  const query = Buffer.from('Q\0\0\0\x0dselect 1\0', 'latin1');
  const ask = async (): Promise<WeakRef<Uint8Array>> => new WeakRef(await database.answer(query));
  const answers: WeakRef<Uint8Array>[] = [];
  for (let n = 0; n < 20; n++) answers.push(await ask());
  // What a weak reference was made to lasts to the end of that turn.
  await new Promise((resolve) => setImmediate(resolve));
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  // The last one may still be on its way out.
  expect(answers.slice(0, -1).filter((answer) => answer.deref() !== undefined)).toEqual([]);
  await database.close();
});

test('a database that cannot be opened on its thread says why', async () => {
  const directory = path.join(folder, 'empty');
  const database = path.join(directory, 'database');
  for (const name of ['base', 'global', 'pg_wal', 'pg_xact']) mkdirSync(path.join(database, name), { recursive: true });
  for (const name of ['PG_VERSION', 'global/pg_control']) writeFileSync(path.join(database, name), '17');
  const opened = openStore({ storage: { kind: 'embedded', directory, mayBeNew: true } });
  await expect(opened).rejects.toThrow(StoreError);
  await expect(opened).rejects.toThrow(`The embedded database cannot be used: ${database} cannot be opened: `);
  // The folder is free again.
  await expect(openStore({ storage: { kind: 'embedded', directory, mayBeNew: true } })).rejects.toThrow(StoreError);
});

test('a database whose thread ends is opened again, with all that was written', async () => {
  const threads: Worker[] = [];
  const hear = (thread: unknown): void => void (thread instanceof Worker && threads.push(thread));
  process.on('worker', hear);
  const storage = databaseIn(await fillDataFolder(path.join(folder, 'ends')));
  const store = await storeOn(() => openOnThread(storage));
  await store.db.insert(schema.keyValues).values({ name: 'n', value: 'v' });
  await threads.at(-1)?.terminate();
  expect(await failing(store.check())).toEqual(new EmbeddedError('The embedded database has ended'));
  expect(await store.db.$count(schema.keyValues)).toBe(1);
  expect(threads).toHaveLength(2);
  await store.close();
  process.off('worker', hear);
});
