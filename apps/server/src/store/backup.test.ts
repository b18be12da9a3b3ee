import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withPostgres } from '../testing/postgres.ts';
import { freshStore } from '../testing/store.ts';
import { backUp } from './backup.ts';
import { readMigrations } from './migrate.ts';
import { RestoreError, restore } from './restore.ts';
import { chat, friends, keyValues, people, tableEvents, tables } from './schema/schema.ts';
import type { Store } from './store.ts';
import { openStore } from './store.ts';
import { layout } from './tableLayout.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-backup-'));
const file = path.join(folder, 'one.backup');
const now = new Date('2027-01-02T03:04:05.678Z');
let full: Store;
let rows: number;
let written: readonly string[];

beforeAll(async () => {
  full = await freshStore();
  const { db } = full;
  await db.insert(keyValues).values({ name: 'session secret', value: 's' });
  const somebody = (id: string) => ({ id, name: `Ä "${id}"\n`, email: `${id}@people.invalid`, createdAt: now });
  await db.insert(people).values([somebody('a'), { ...somebody('b'), username: 'b', leftAt: now }]);
  await db.insert(friends).values({ asker: 'a', asked: 'b' });
  const listing = { terms: { é: [1, 2.5, null] } };
  const table = {
    stage: 'playing',
    listed: true,
    listing,
    seated: ['a', 'b'],
    asked: [],
    dueAt: 1_800_000_000_000,
    seq: 3,
  };
  await db.insert(tables).values({ id: 't', secret: 'x', ...table });
  // More than are read and written at a time.
  const all = Array.from({ length: 1_234 }, (_, seq) => ({
    tableId: 't',
    seq,
    at: seq,
    data: `{"n":${seq},"t":"\\u00e9"}`,
    hash: 'h',
  }));
  await db.insert(tableEvents).values(all);
  await db.execute(
    sql`insert into chat (table_id, person, at, text) values ('t', 'a', 1, 'hello'), ('t', 'b', 2, 'you')`,
  );
  rows = await backUp(full, file, now);
  written = readdirSync(folder);
});

afterAll(async () => {
  await full.close();
  rmSync(folder, { recursive: true, force: true });
});

/** All that is in a database. */
async function contents({ db }: Store): Promise<unknown> {
  const all: Record<string, unknown> = {};
  for (const { name } of layout()) {
    const text = sql`select coalesce(json_agg(t order by t::text), '[]')::text as all from ${sql.identifier(name)} t`;
    all[name] = await db.execute(text).then((found) => Object(found).rows);
  }
  return all;
}

/** A copy of the backup, unpacked, changed, and packed again. */
function changed(name: string, change: (text: string) => string): string {
  const copy = path.join(folder, name);
  writeFileSync(copy, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
  return copy;
}

async function comesBack(store: Store): Promise<void> {
  let told = 0;
  expect(await restore(store, file, { force: false, onRows: (done) => (told = done) })).toBe(rows);
  expect(told).toBe(rows);
  expect(await contents(store)).toEqual(await contents(full));
  // What numbers itself goes on.
  const [line] = await store.db.insert(chat).values({ tableId: 't', person: 'a', at: 3, text: 'more' }).returning();
  expect(line?.id).toBe(3);
}

test('a backup is one file for its owner alone, and all comes back', async () => {
  expect(rows).toBe(1 + 2 + 1 + 1 + 1_234 + 2);
  expect(written).toEqual(['one.backup']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const store = await freshStore();
  await comesBack(store);
  await store.close();
});

withPostgres(test)('what was backed up from one kind of database is restored into the other, and back', async (url) => {
  const store = await openStore({ storage: { kind: 'postgres', url } });
  await comesBack(store);
  const back = path.join(folder, 'back.backup');
  await backUp(store, back, now);
  const embedded = await freshStore();
  await restore(embedded, back, { force: false });
  expect(await contents(embedded)).toEqual(await contents(store));
  await Promise.all([store.close(), embedded.close()]);
});

test('nothing is restored over what is there, but by force', async () => {
  const store = await freshStore();
  await store.db.insert(people).values({ id: 'z', name: 'Z', email: 'z@people.invalid' });
  await expect(restore(store, file, { force: false })).rejects.toThrow(
    'The database has something in it already (people); it is replaced by the backup with --force',
  );
  expect(await store.db.$count(people)).toBe(1);
  await restore(store, file, { force: true });
  expect(await contents(store)).toEqual(await contents(full));
  await store.close();
});

test('what is no whole backup, or one of a later version, changes nothing', async () => {
  const store = await freshStore();
  await store.db.insert(people).values({ id: 'z', name: 'Z', email: 'z@people.invalid' });
  const cut = path.join(folder, 'cut.backup');
  writeFileSync(cut, readFileSync(file).subarray(0, 2_000));
  const plain = path.join(folder, 'plain.backup');
  writeFileSync(plain, 'hello');
  const cases: readonly (readonly [string, string])[] = [
    [cut, 'it cannot be unpacked'],
    [plain, 'it cannot be unpacked'],
    [path.join(folder, 'none.backup'), 'it cannot be read: ENOENT'],
    [changed('other.backup', () => '{"a":1}\n'), 'expected a backup'],
    [changed('text.backup', (text) => `${text.slice(0, 500)}\n`), 'a line of it is no JSON'],
    [changed('endless.backup', (text) => text.replace(/\{"rows".*\n$/, '')), 'its end is missing'],
    [changed('more.backup', (text) => `${text}{}\n`), 'something follows its last line'],
    [changed('fewer.backup', (text) => text.replace(/\["table_events".*\n/, '')), 'its rows are not those'],
    [changed('rows.backup', (text) => text.replace('"n\\":7,', '"n\\":8,')), 'its rows are not those'],
    [changed('table.backup', (text) => text.replace('["table_events"', '["pg_class"')), 'is of no table'],
    [
      changed('version.backup', (text) => text.replace(/"schema":"\w+"/, '"schema":"old"')),
      'of another version of the database (old',
    ],
  ];
  for (const [copy, message] of cases) {
    const restored = restore(store, copy, { force: true });
    await expect(restored).rejects.toThrow(RestoreError);
    await expect(restored).rejects.toThrow(message);
  }
  expect(await store.db.$count(people)).toBe(1);
  await store.close();
});

test('a backup of an earlier version is brought up to date', async () => {
  const store = await freshStore();
  await store.db.insert(people).values({ id: 'z', name: 'Z', email: 'z@people.invalid' });
  const statements = [
    `alter table people add column nick text not null default ''`,
    `update people set nick = lower(name)`,
    `CREATE TABLE "later" (id integer)`,
    `insert into later select seq from table_events where seq < 3`,
  ];
  for (const statement of statements) await store.db.execute(sql.raw(statement));
  const migrations = [...readMigrations(), { statements, version: 'later' }];
  expect(await restore(store, file, { force: true, migrations })).toBe(rows);
  const { rows: nicks } = Object(await store.db.execute(sql`select id, nick from people order by id`));
  expect(nicks).toEqual([
    { id: 'a', nick: 'ä "a"\n' },
    { id: 'b', nick: 'ä "b"\n' },
  ]);
  const { rows: later } = Object(await store.db.execute(sql`select count(*)::int as count from later`));
  expect(later).toEqual([{ count: 3 }]);
  const [line] = await store.db.insert(chat).values({ tableId: 't', person: 'a', at: 3, text: 'more' }).returning();
  expect(line?.id).toBe(3);
  await store.close();
});

test('a backup that fails leaves no file', async () => {
  const store = await freshStore();
  await store.db.execute(sql`drop table chat`);
  const nowhere = path.join(folder, 'fails.backup');
  await expect(backUp(store, nowhere, now)).rejects.toThrow();
  expect(readdirSync(folder).filter((name) => name.startsWith('fails'))).toEqual([]);
  await store.close();
});
