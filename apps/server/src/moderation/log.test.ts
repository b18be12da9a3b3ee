// Pages of the log: full ones, and whether anything is older.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Store } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import { withPostgres } from '../testing/postgres.ts';
import { freshStore } from '../testing/store.ts';
import { decisionsBefore, logPage, writeDecision } from './log.ts';

const decision = { action: 'close-table', moderator: null, person: null, tableId: null, until: null } as const;

/** Decides something, and ends the transaction when that is over. */
const decide = ({ db }: Store, at: number, before: Promise<void> = Promise.resolve()): Promise<void> =>
  db.transaction(async (tx) => {
    await writeDecision(tx, at, { ...decision, reason: 'a test', detail: '' });
    await before;
  });

it('says whether there are older decisions, and a full page that is the last has none', async () => {
  const store = await freshStore();
  try {
    const pageBefore = (before: number | null) => decisionsBefore(store.db, before);
    expect(await pageBefore(null)).toEqual({ decisions: [], hasOlder: false });
    for (let at = 1; at <= logPage; at++) await decide(store, at);
    const full = await pageBefore(null);
    expect([full.decisions.length, full.hasOlder]).toEqual([logPage, false]);
    await decide(store, logPage + 1);
    const newest = await pageBefore(null);
    expect([newest.decisions.length, newest.decisions[0]?.at, newest.hasOlder]).toEqual([logPage, logPage + 1, true]);
    // What is decided while somebody reads comes before all that they have read.
    await decide(store, logPage + 2);
    const oldest = await pageBefore(newest.decisions.at(-1)?.id ?? null);
    expect([oldest.decisions.map(({ at }) => at), oldest.hasOlder]).toEqual([[1], false]);
  } finally {
    await store.close();
  }
});

withPostgres(it)('a decision is seen before all that were numbered after it', async (url) => {
  const store = await openStore({ storage: { kind: 'postgres', url } });
  const timesOf = async () => (await decisionsBefore(store.db, null)).decisions.map(({ at }) => at);
  let end = (): void => {};
  const open = new Promise<void>((resolve) => {
    end = resolve;
  });
  try {
    const first = decide(store, 1, open);
    // PostgreSQL tells nobody that somebody waits: it has to be asked, again and again.
    while (!(await locksOf(store)).includes('granted'));
    let isSecondDone = false;
    const second = decide(store, 2).then(() => {
      isSecondDone = true;
    });
    while (!isSecondDone && !(await locksOf(store)).includes('waiting'));
    expect(await timesOf()).toEqual([]);
    end();
    await Promise.all([first, second]);
    expect(await timesOf()).toEqual([2, 1]);
  } finally {
    end();
    await store.close();
  }
});

const locks = z.object({ rows: z.array(z.object({ state: z.string() })) });

/** What those who write to the log have of it. */
async function locksOf({ db }: Store): Promise<readonly string[]> {
  const found = await db.execute(sql`
    select case when granted then 'granted' else 'waiting' end as state from pg_locks
    where relation = 'moderation_log'::regclass and mode <> 'AccessShareLock'`);
  return locks.parse(found).rows.map(({ state }) => state);
}
