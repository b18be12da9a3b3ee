// Tests of presence across processes. All of them share one notifier and a clock that the test moves.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pubSubInProcess } from '../../pubsub/inProcess.ts';
import type { PubSub } from '../../pubsub/pubSub.ts';
import { Presence } from '../presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Process {
  readonly presence: Presence;
  /** Tables that were told as changed. */
  readonly changed: string[];
}

function processOn(pubSub: PubSub): Process {
  const changed: string[] = [];
  return { presence: new Presence(pubSub, Date.now, (table) => changed.push(table)), changed };
}

/** Lets time pass, and all that is said meanwhile be heard. */
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

test('two processes see the people and watchers of each other', async () => {
  const pubSub = pubSubInProcess();
  const [one, two] = [processOn(pubSub), processOn(pubSub)];
  one.presence.enter('t', 'ann');
  one.presence.enter('t', 'ann');
  one.presence.enter('t', null);
  two.presence.enter('t', 'bob');
  two.presence.enter('t', null);
  await pass(1);
  for (const { presence } of [one, two]) {
    expect(['ann', 'bob', 'cid'].map((who) => presence.isHere('t', who))).toEqual([true, true, false]);
    expect(presence.watchers('t')).toBe(2);
    expect(presence.watchers('other')).toBe(0);
  }
  // One of two windows is closed.
  one.presence.leave('t', 'ann');
  two.presence.leave('t', null);
  await pass(1);
  expect([two.presence.isHere('t', 'ann'), one.presence.watchers('t')]).toEqual([true, 1]);
  one.presence.leave('t', 'ann');
  one.presence.leave('t', null);
  await pass(1);
  expect([two.presence.isHere('t', 'ann'), two.presence.watchers('t')]).toEqual([false, 0]);
  expect(one.presence.isHere('t', 'bob')).toBe(true);
  expect(new Set([...one.changed, ...two.changed])).toEqual(new Set(['t']));
  for (const { presence } of [one, two]) presence.close();
});

test('who comes later is told of all tables, of no more than twenty in one notice', async () => {
  const pubSub = pubSubInProcess();
  const one = processOn(pubSub);
  const tables = Array.from({ length: 45 }, (_, n) => `t${n}`);
  for (const table of tables) one.presence.enter(table, `of ${table}`);
  await pass(1);
  const sizes: number[] = [];
  pubSub.subscribe('presence', (text) => sizes.push(JSON.parse(text ?? '').reports.length));
  const late = processOn(pubSub);
  await pass(1);
  expect(tables.filter((table) => !late.presence.isHere(table, `of ${table}`))).toEqual([]);
  expect(new Set(late.changed)).toEqual(new Set(tables));
  expect(Math.max(...sizes)).toBe(20);
  for (const { presence } of [one, late]) presence.close();
});

test('one that falls silent is forgotten after 25 seconds, and its tables are told as changed', async () => {
  const pubSub = pubSubInProcess();
  const [one, two] = [processOn(pubSub), processOn(pubSub)];
  one.presence.enter('t', 'ann');
  one.presence.enter('u', null);
  await pass(1);
  // Its last sign of life, after which it says no word.
  one.presence.close();
  two.changed.length = 0;
  await pass(24_000);
  expect([two.presence.isHere('t', 'ann'), two.presence.watchers('u')]).toEqual([true, 1]);
  expect(two.changed).toEqual([]);
  // It is looked for every ten seconds.
  await pass(10_000);
  expect([two.presence.isHere('t', 'ann'), two.presence.watchers('u')]).toEqual([false, 0]);
  expect([...two.changed].sort()).toEqual(['t', 'u']);
  two.presence.close();
});

test('where nothing changes there are signs of life and nothing else, and by them nobody is forgotten', async () => {
  const pubSub = pubSubInProcess();
  const [one, two] = [processOn(pubSub), processOn(pubSub)];
  one.presence.enter('t', 'ann');
  await pass(1);
  for (const { changed } of [one, two]) changed.length = 0;
  const said: object[] = [];
  pubSub.subscribe('presence', (text) => said.push(JSON.parse(text ?? '')));
  await pass(60_000);
  expect(said).toHaveLength(12);
  for (const word of said) expect(word).toMatchObject({ asks: false, reports: [] });
  expect([...one.changed, ...two.changed]).toEqual([]);
  expect(two.presence.isHere('t', 'ann')).toBe(true);
  for (const { presence } of [one, two]) presence.close();
});

test('a process that is gone is forgotten as soon where the clock was set back, and one that lives is not', async () => {
  const pubSub = pubSubInProcess();
  const [one, gone, lives] = [processOn(pubSub), processOn(pubSub), processOn(pubSub)];
  gone.presence.enter('t', 'bob');
  lives.presence.enter('t', 'cid');
  await pass(1);
  gone.presence.close();
  vi.setSystemTime(Date.now() - 3_600_000);
  await pass(10_000);
  expect(['bob', 'cid'].map((who) => one.presence.isHere('t', who))).toEqual([true, true]);
  await pass(30_000);
  expect(['bob', 'cid'].map((who) => one.presence.isHere('t', who))).toEqual([false, true]);
  for (const { presence } of [one, lives]) presence.close();
});
