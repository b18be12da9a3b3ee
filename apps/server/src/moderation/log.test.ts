// Pages of the log: full ones, and whether anything is older.
import { expect, it } from 'vitest';
import { freshStore } from '../testing/store.ts';
import { decisionsBefore, logPage, writeDecision } from './log.ts';

it('says whether there are older decisions, and a full page that is the last has none', async () => {
  const store = await freshStore();
  try {
    const pageBefore = (before: number | null) => decisionsBefore(store.db, before);
    expect(await pageBefore(null)).toEqual({ decisions: [], hasOlder: false });
    const decision = { action: 'close-table', moderator: null, person: null, tableId: null, until: null } as const;
    for (let at = 1; at <= logPage; at++)
      await writeDecision(store.db, at, { ...decision, reason: 'a test', detail: '' });
    const full = await pageBefore(null);
    expect([full.decisions.length, full.hasOlder]).toEqual([logPage, false]);
    await writeDecision(store.db, logPage + 1, { ...decision, reason: 'a test', detail: '' });
    const newest = await pageBefore(null);
    expect([newest.decisions.length, newest.decisions[0]?.at, newest.hasOlder]).toEqual([logPage, logPage + 1, true]);
    const oldest = await pageBefore(newest.decisions.at(-1)?.id ?? null);
    expect([oldest.decisions.map(({ at }) => at), oldest.hasOlder]).toEqual([[1], false]);
  } finally {
    await store.close();
  }
});
