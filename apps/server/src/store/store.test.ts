import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { fillDataFolder } from '../testing/dataFolder.ts';
import { withPostgres } from '../testing/postgres.ts';
import { freshStore } from '../testing/store.ts';
import { isTaken } from './conflict.ts';
import { DataFolderError } from './folder/dataFolder.ts';
import { LockedError } from './lock.ts';
import * as schema from './schema/schema.ts';
import type { Store } from './store.ts';
import { openStore, StoreError, shownOf } from './store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const anEvent = { tableId: 't123456789', seq: 0, at: 1_800_000_000_000, data: '{"a":"ä\\u0000"}', hash: 'h' };

/** What each kind of database is good for. */
async function keepsWhatItIsGiven({ db, check }: Store): Promise<void> {
  await check();
  await db.insert(schema.tableEvents).values(anEvent);
  expect(await db.select().from(schema.tableEvents).where(eq(schema.tableEvents.tableId, anEvent.tableId))).toEqual([
    anEvent,
  ]);
  const twice = db.insert(schema.tableEvents).values(anEvent);
  await expect(twice).rejects.toSatisfy(isTaken);
  const skipped = await db.insert(schema.tableEvents).values(anEvent).onConflictDoNothing().returning();
  expect(skipped).toEqual([]);
  const gone = db.transaction(async (tx) => {
    await tx.insert(schema.keyValues).values({ name: 'n', value: 'v' });
    throw new Error('never mind');
  });
  await expect(gone).rejects.toThrow('never mind');
  expect(await db.$count(schema.keyValues)).toBe(0);
}

describe('the embedded database', () => {
  it('keeps what it is given, is open once, and is there again', async () => {
    // That a new one is made is proved in `embedded/create.test.ts`.
    const kept = await fillDataFolder(path.join(folder, 'kept'));
    const once = { kind: 'embedded', directory: kept, mayBeNew: false } as const;
    const store = await openStore({ storage: once });
    await keepsWhatItIsGiven(store);
    await expect(openStore({ storage: once })).rejects.toThrow(LockedError);
    await store.close();
    const again = await openStore({ storage: once });
    expect(await again.db.$count(schema.tableEvents)).toBe(1);
    await again.close();
    await expect(again.check()).rejects.toThrow();
  });

  // A database with one event, which each of the tests below leaves as it was.
  const directory = path.join(folder, 'data');
  const storage = { kind: 'embedded', directory, mayBeNew: true } as const;
  const inside = (...names: readonly string[]): string => path.join(directory, 'database', ...names);
  beforeAll(async () => {
    await fillDataFolder(directory);
    const store = await openStore({ storage });
    await store.db.insert(schema.tableEvents).values(anEvent);
    await store.close();
  });

  it.skipIf(process.platform === 'win32')(
    'lets nobody but its owner read anything of it, also what was open before',
    async () => {
      expect(openToOthers(directory)).toEqual([]);
      chmodSync(directory, 0o755);
      chmodSync(inside('PG_VERSION'), 0o666);
      const store = await openStore({ storage });
      await store.db.execute(sql`create table made_later (n int)`);
      expect(openToOthers(directory)).toEqual([]);
      await store.db.execute(sql`drop table made_later`);
      await store.close();
    },
  );

  it('is never taken for a new one where parts of it are missing, and says what to do', async () => {
    const aside = path.join(folder, 'aside');
    for (const part of ['PG_VERSION', 'global/pg_control', 'pg_wal', '.']) {
      renameSync(inside(part), aside);
      await expect(openStore({ storage })).rejects.toThrow(DataFolderError);
      await expect(openStore({ storage })).rejects.toThrow(
        `${directory} had a database, and ${inside(part)} is missing; nothing was changed. Put back what is missing, or restore a backup: mv ${directory} ${directory}.lost && DATA_DIR=${directory} vaultsong server restore FILE`,
      );
      renameSync(aside, inside(part));
    }
    renameSync(inside(), aside);
    mkdirSync(inside());
    await expect(openStore({ storage })).rejects.toThrow(`${inside('PG_VERSION')} is missing`);
    rmSync(inside(), { recursive: true });
    renameSync(aside, inside());
    // It notices that as well while it is open.
    const store = await openStore({ storage });
    renameSync(inside('PG_VERSION'), aside);
    await expect(store.check()).rejects.toThrow(`${inside('PG_VERSION')} is missing`);
    renameSync(aside, inside('PG_VERSION'));
    await store.check();
    expect(await store.db.$count(schema.tableEvents)).toBe(1);
    await store.close();
  });

  it('takes in a folder that is older than such marks, and refuses the database of another', async () => {
    const marker = path.join(directory, 'vaultsong.json');
    const text = readFileSync(marker, 'utf8');
    rmSync(marker);
    await (await openStore({ storage })).close();
    expect(readFileSync(marker, 'utf8')).toBe(text);
    writeFileSync(marker, text.replace(/"\d+"/, '"12345"'));
    await expect(openStore({ storage })).rejects.toThrow(`${inside()} is another database (`);
    writeFileSync(marker, 'half a l');
    await expect(openStore({ storage })).rejects.toThrow(
      `${marker} says what the database beside it is, and cannot be read`,
    );
    writeFileSync(marker, text);
  });

  it('says in one sentence that it is damaged, in the words of PostgreSQL', async () => {
    const whole = path.join(folder, 'whole');
    cpSync(inside('pg_wal'), whole, { recursive: true });
    for (const name of readdirSync(inside('pg_wal')))
      if (name.startsWith('0')) writeFileSync(inside('pg_wal', name), Buffer.alloc(16 * 1024 * 1024, 7));
    const opened = openStore({ storage });
    await expect(opened).rejects.toThrow(StoreError);
    await expect(opened).rejects.toThrow(
      /cannot be opened: could not locate a valid checkpoint record.*\. If it is damaged: .* vaultsong server restore FILE$/,
    );
    await expect(opened).rejects.not.toThrow('Aborted');
    rmSync(inside('pg_wal'), { recursive: true });
    renameSync(whole, inside('pg_wal'));
    await (await openStore({ storage })).close();
  });

  it('is not made where the settings say that it must be there', async () => {
    const empty = path.join(folder, 'empty');
    mkdirSync(empty);
    const opened = openStore({ storage: { kind: 'embedded', directory: empty, mayBeNew: false } });
    await expect(opened).rejects.toThrow(`there is no database in ${empty}, and NEW_DATABASE=refuse says`);
    expect(readdirSync(empty)).toEqual([]);
  });
});

/** What of a folder somebody else may read, write or search. */
function openToOthers(name: string): readonly string[] {
  const found = lstatSync(name);
  const below = found.isDirectory() ? readdirSync(name).flatMap((entry) => openToOthers(path.join(name, entry))) : [];
  return (found.mode & 0o077) === 0 ? below : [name, ...below];
}

withPostgres(test)('PostgreSQL keeps what it is given, whoever comes first', async (url) => {
  const storage = { kind: 'postgres', url } as const;
  // All of them bring it to the schema at once.
  const stores = await Promise.all([1, 2, 3].map(() => openStore({ storage })));
  const [first, second] = stores;
  if (first === undefined || second === undefined) throw new Error('no stores');
  await keepsWhatItIsGiven(first);
  expect(await second.db.$count(schema.tableEvents)).toBe(1);
  await Promise.all(stores.map((store) => store.close()));
});

test('a database that cannot be had says which and why, and no password', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const url = `postgres://me:hunter2@127.0.0.1:${port}/db`;
  try {
    const opened = openStore({ storage: { kind: 'postgres', url } });
    await expect(opened).rejects.toThrow(StoreError);
    await expect(opened).rejects.toThrow(
      `DATABASE_URL: the database at postgres://127.0.0.1:${port}/db cannot be used: `,
    );
    await expect(opened).rejects.not.toThrow('hunter2');
  } finally {
    server.close();
  }
  expect(shownOf(url)).not.toContain('hunter2');
});

test('two databases of tests have nothing in common', async () => {
  const [one, other] = await Promise.all([freshStore(), freshStore()]);
  await one.db.insert(schema.keyValues).values({ name: 'n', value: 'v' });
  expect(await other.db.$count(schema.keyValues)).toBe(0);
  const { rows } = await one.db.execute(sql`select 1 as one`).then((result) => Object(result));
  expect(rows).toEqual([{ one: 1 }]);
  await Promise.all([one.close(), other.close()]);
});
