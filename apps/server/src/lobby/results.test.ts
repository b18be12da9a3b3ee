import { randomUUID } from 'node:crypto';
import { mostResults, ownResultsAnswer } from '@vaultsong/protocol';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import { listingRowOf } from '../tables/listingRow.ts';
import { conceded, ratedTerms, tableWith } from '../testing/matches.ts';
import { sharedStore } from '../testing/store.ts';
import { Lists } from './lists.ts';

let store: Store;
let lists: Lists;
beforeAll(async () => {
  store = await sharedStore();
  const find = (id: string) => ({ id, name: `name of ${id.slice(0, 4)}`, kind: 'account' as const });
  lists = new Lists(store, { find, load: async () => {}, close: () => {} });
});

const newTable = (): string => randomUUID().replaceAll('-', '').slice(0, 10);
type Wanted = Omit<Parameters<typeof tableWith>[0], 'id'>;

async function played(wanted: Wanted, changedAt: number): Promise<string> {
  const table = tableWith({ id: newTable(), ...wanted });
  await store.db
    .insert(tables)
    .values({ id: table.id, secret: '', ...listingRowOf(table), changedAt: new Date(changedAt) });
  return table.id;
}

describe('results of one’s matches', () => {
  it('tell each game from one’s seat, the last match first, and only those that are over', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const terms = ratedTerms({ format: { bestOf: 3, adaptive: false } });
    const series = await played({ seats: [ada, bob], terms, ends: [1, 0, 1].map(conceded) }, 2000);
    const single = await played({ seats: [bob, ada], ends: [conceded(1)] }, 1000);
    await played({ seats: [ada, bob], ends: [] }, 3000);
    const { results, hasOlder } = ownResultsAnswer.parse(await lists.results(ada, null));
    expect([hasOlder, results.map(({ table, at }) => [table, at])]).toEqual([
      false,
      [
        [series, 2000],
        [single, 1000],
      ],
    ]);
    expect(results.map(({ games }) => games.map(({ won }) => won))).toEqual([[true, false, true], [false]]);
    expect(results[0]).toMatchObject({ decided: true, rated: true, play: 'duel', bot: null, edition: 'current' });
    expect(results[0]?.opponent).toBe(`name of ${bob.slice(0, 4)}`);
    for (const { houses, againstHouses } of results.flatMap(({ games }) => games))
      expect([houses, againstHouses].map((three) => three.length)).toEqual([3, 3]);
    // The same game from the other seat.
    const other = await lists.results(bob, null);
    for (const [n, match] of results.entries())
      for (const [at, game] of match.games.entries()) {
        const theirs = other.results[n]?.games[at];
        expect([theirs?.won, theirs?.first]).toEqual([!game.won, game.first === null ? null : !game.first]);
      }
  });

  it('of tables of before are as many as their score says', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const terms = ratedTerms({ format: { bestOf: 3, adaptive: false } });
    const id = await played({ seats: [ada, bob], terms, ends: [1, 0, 1].map(conceded) }, 1000);
    const [row] = await store.db.select().from(tables).where(eq(tables.id, id));
    const { games: _, ...before } = Object(row?.listing);
    await store.db.update(tables).set({ listing: before }).where(eq(tables.id, id));
    const { results } = await lists.results(ada, null);
    expect(results.map(({ games }) => games.map(({ won, first }) => [won, first]))).toEqual([
      [
        [true, null],
        [true, null],
        [false, null],
      ],
    ]);
  });

  it('come page by page, each match once, also where many ended at one time', async () => {
    const [ada, bob, eve] = [randomUUID(), randomUUID(), randomUUID()];
    const row = listingRowOf(tableWith({ id: newTable(), seats: [ada, bob], ends: [conceded(0)] }));
    const ids = Array.from({ length: mostResults + 20 }, newTable);
    await store.db.insert(tables).values(ids.map((id) => ({ id, secret: '', ...row, changedAt: new Date(5000) })));
    const first = await lists.results(ada, null);
    expect([first.results.length, first.hasOlder]).toEqual([mostResults, true]);
    const last = first.results.at(-1)?.table ?? '';
    const second = await lists.results(ada, last);
    expect([second.results.length, second.hasOlder]).toEqual([20, false]);
    const found = [...first.results, ...second.results].map(({ table }) => table);
    expect(found.toSorted()).toEqual(ids.toSorted());
    // A table of others says nothing of when it ended.
    expect(await lists.results(eve, last)).toEqual({ results: [], hasOlder: false });
    expect(await lists.results(ada, 'aaaaaaaaaa')).toEqual({ results: [], hasOlder: false });
  });
});
