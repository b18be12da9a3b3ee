import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { people, tables } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import { listingRowOf } from '../tables/listingRow.ts';
import { conceded, ratedTerms, tableWith } from '../testing/matches.ts';
import { sharedStore } from '../testing/store.ts';
import { Ratings } from './ratings.ts';

let store: Store;
let ratings: Ratings;
let now = 0;
beforeAll(async () => {
  store = await sharedStore();
  ratings = new Ratings(store, () => now);
});
beforeEach(() => {
  now = 1_000_000_000;
});

const day = 86_400_000;
const newTable = (): string => randomUUID().replaceAll('-', '').slice(0, 10);

async function newPerson(kind: 'account' | 'bot' = 'account'): Promise<string> {
  const id = randomUUID();
  await store.db.insert(people).values({ id, name: id.slice(0, 8), kind, email: `${id}@people.invalid` });
  return id;
}

const match = (winner: string, loser: string, more: Partial<Parameters<typeof tableWith>[0]> = {}) =>
  tableWith({ id: newTable(), seats: [winner, loser], ends: [conceded(1)], at: now, ...more });

describe('a match that is over', () => {
  it('moves the ratings of both', async () => {
    const [ada, bob] = [await newPerson(), await newPerson()];
    expect(await ratings.of(ada)).toEqual([]);
    expect(await ratings.rateMatch(match(ada, bob))).toBe(true);
    const [[won], [lost]] = [await ratings.of(ada), await ratings.of(bob)];
    expect(won).toMatchObject({ pool: 'open', matches: 1, wins: 1, isProvisional: true });
    expect(lost).toMatchObject({ pool: 'open', matches: 1, wins: 0 });
    expect(won?.rating).toBeCloseTo(1662, 0);
    expect((won?.rating ?? 0) + (lost?.rating ?? 0)).toBeCloseTo(3000, 3);
  });

  it('is rated once, however many try at the same time', async () => {
    const [ada, bob] = [await newPerson(), await newPerson()];
    const table = match(ada, bob);
    const other = new Ratings(store, () => now);
    const rated = await Promise.all([ratings, other, ratings, other].map((each) => each.rateMatch(table)));
    expect(rated.filter(Boolean)).toHaveLength(1);
    expect(await ratings.of(ada)).toMatchObject([{ matches: 1 }]);
  });

  it('stays what it was when several of one person are rated at the same time', async () => {
    const [ada, ...others] = await Promise.all([1, 2, 3, 4, 5].map(() => newPerson()));
    if (ada === undefined) throw new Error('nobody');
    const matches = others.map((one, at) => (at % 2 === 0 ? match(ada, one) : match(one, ada)));
    await Promise.all(matches.map((table) => ratings.rateMatch(table)));
    expect(await ratings.of(ada)).toMatchObject([{ matches: 4, wins: 2 }]);
    // Each began where the one before ended.
    const history = await ratings.history(ada, 'open');
    const chain = (wanted: number): boolean => wanted === 1500 || history.some(({ rating }) => rating === wanted);
    expect(history.every(({ before }) => chain(before))).toBe(true);
    expect(new Set(history.map(({ before }) => before)).size).toBe(4);
  });

  it('that does not count is noted, and changes nothing', async () => {
    const [ada, bot] = [await newPerson(), await newPerson('bot')];
    const table = match(ada, bot);
    expect(await ratings.rateMatch(table)).toBe(false);
    expect([await ratings.of(ada), await ratings.of(bot)]).toEqual([[], []]);
  });

  it('is found by the sweep after a crash, and not any more after that', async () => {
    const [ada, bob] = [await newPerson(), await newPerson()];
    const table = match(ada, bob);
    const going = match(ada, bob, { ends: [] });
    const casual = match(ada, bob, { terms: { play: ratedTerms().play } });
    for (const one of [table, going, casual])
      await store.db.insert(tables).values({ id: one.id, secret: '', ...listingRowOf(one) });
    const ofThese = async () => (await ratings.missed()).filter((id) => [table.id, going.id, casual.id].includes(id));
    expect(await ofThese()).toEqual([table.id]);
    await ratings.rateMatch(table);
    expect(await ofThese()).toEqual([]);
  });
});

describe('a leaderboard', () => {
  const ranked = async (pool: 'open' | 'bots-open', among: readonly string[]) =>
    (await ratings.leaderboard(pool, 1_000)).map(({ person }) => person).filter((person) => among.includes(person));

  it('has those who are known well enough, the strongest first, until they are away for long or leave', async () => {
    const [ada, bob, eve] = [await newPerson(), await newPerson(), await newPerson()];
    const all = [ada, bob, eve];
    await ratings.rateMatch(match(eve, bob));
    for (let game = 0; game < 24; game++) await ratings.rateMatch(game % 4 === 3 ? match(bob, ada) : match(ada, bob));
    expect(await ranked('open', all)).toEqual([ada, bob]);
    expect(await ratings.of(eve)).toMatchObject([{ isProvisional: true }]);
    now += 3 * 365 * day;
    expect(await ranked('open', all)).toEqual([]);
    expect(await ratings.of(ada)).toMatchObject([{ isProvisional: true, matches: 24 }]);
    now -= 3 * 365 * day;
    await store.db
      .update(people)
      .set({ leftAt: new Date() })
      .where(inArray(people.id, [ada]));
    expect(await ranked('open', all)).toEqual([bob]);
  });

  it('of people has no programs, which have their own', async () => {
    const [one, other] = [await newPerson('bot'), await newPerson('bot')];
    for (let game = 0; game < 24; game++)
      await ratings.rateMatch(game % 3 === 0 ? match(one, other) : match(other, one));
    expect(await ranked('open', [one, other])).toEqual([]);
    expect(await ranked('bots-open', [one, other])).toEqual([other, one]);
  });
});

describe('what was played', () => {
  it('is a history in its order, and one of two against each other', async () => {
    const [ada, bob, eve] = [await newPerson(), await newPerson(), await newPerson()];
    const [first, second, third] = [
      match(ada, bob),
      match(ada, eve, { at: now + day }),
      match(bob, ada, { at: now + 2 * day }),
    ];
    for (const table of [first, second, third]) await ratings.rateMatch(table);
    const history = await ratings.history(ada, 'open');
    expect(history.map(({ table, won, opponent }) => [table, won, opponent])).toEqual([
      [first.id, true, bob],
      [second.id, true, eve],
      [third.id, false, bob],
    ]);
    expect(history[0]?.before).toBe(1500);
    expect(history[1]?.before).toBe(history[0]?.rating);
    expect(await ratings.history(ada, 'sealed')).toEqual([]);
    expect((await ratings.between(ada, bob)).map(({ table, won }) => [table, won])).toEqual([
      [third.id, false],
      [first.id, true],
    ]);
  });
});
