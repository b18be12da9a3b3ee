import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, test } from 'vitest';
import { withPostgres } from '../testing/postgres.ts';
import { freshStore } from '../testing/store.ts';
import { isTaken } from './conflict.ts';
import { LockedError } from './lock.ts';
import * as schema from './schema/schema.ts';
import type { Store } from './store.ts';
import { openStore, StoreError, shownOf } from './store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What each kind of database is good for. */
async function keepsWhatItIsGiven({ db, check }: Store): Promise<void> {
  await check();
  const entry = { tableId: 't123456789', seq: 0, at: 1_800_000_000_000, data: '{"a":"ä\\u0000"}', hash: 'h' };
  await db.insert(schema.entries).values(entry);
  expect(await db.select().from(schema.entries).where(eq(schema.entries.tableId, entry.tableId))).toEqual([entry]);
  const twice = db.insert(schema.entries).values(entry);
  await expect(twice).rejects.toSatisfy(isTaken);
  const skipped = await db.insert(schema.entries).values(entry).onConflictDoNothing().returning();
  expect(skipped).toEqual([]);
  const gone = db.transaction(async (tx) => {
    await tx.insert(schema.kept).values({ name: 'n', value: 'v' });
    throw new Error('never mind');
  });
  await expect(gone).rejects.toThrow('never mind');
  expect(await db.$count(schema.kept)).toBe(0);
}

describe('the embedded database', () => {
  it('keeps what it is given, is open once, and is there again', async () => {
    const place = { kind: 'embedded', directory: path.join(folder, 'data') } as const;
    const store = await openStore({ place });
    await keepsWhatItIsGiven(store);
    await expect(openStore({ place })).rejects.toThrow(LockedError);
    await store.close();
    const again = await openStore({ place });
    expect(await again.db.$count(schema.entries)).toBe(1);
    await again.close();
    await expect(again.check()).rejects.toThrow();
  });
});

withPostgres(test)('PostgreSQL keeps what it is given, whoever comes first', async (url) => {
  const place = { kind: 'postgres', url } as const;
  // All of them bring it to the schema at once.
  const stores = await Promise.all([1, 2, 3].map(() => openStore({ place })));
  const [first, second] = stores;
  if (first === undefined || second === undefined) throw new Error('no stores');
  await keepsWhatItIsGiven(first);
  expect(await second.db.$count(schema.entries)).toBe(1);
  await Promise.all(stores.map((store) => store.close()));
});

test('a database that cannot be had says which and why, and no password', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const url = `postgres://me:hunter2@127.0.0.1:${port}/db`;
  try {
    const opened = openStore({ place: { kind: 'postgres', url } });
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
  await one.db.insert(schema.kept).values({ name: 'n', value: 'v' });
  expect(await other.db.$count(schema.kept)).toBe(0);
  const { rows } = await one.db.execute(sql`select 1 as one`).then((result) => Object(result));
  expect(rows).toEqual([{ one: 1 }]);
  await Promise.all([one.close(), other.close()]);
});
