import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { breakConnections, withPostgres, withRedis } from '../testing/postgres.ts';
import { channel } from './notice.ts';
import type { Waking } from './waking.ts';
import { openWaking } from './waking.ts';

interface Heard {
  readonly all: (string | null)[];
  until(isThere: (all: readonly (string | null)[]) => boolean): Promise<void>;
}

function hearing(waking: Waking, topic: 'table' | 'lobby'): Heard {
  const all: (string | null)[] = [];
  waking.hear(topic, (id) => all.push(id));
  return {
    all,
    async until(isThere) {
      while (!isThere(all)) await setTimeout(5);
    },
  };
}

/** What a process hears of the way to the others. */
function watching(waking: Waking): ('lost' | 'back')[] {
  const all: ('lost' | 'back')[] = [];
  waking.watch((lost) => all.push(lost === null ? 'back' : 'lost'));
  return all;
}

/** What holds between two processes, whichever way they wake each other. */
async function wakesEachOther(one: Waking, other: Waking): Promise<void> {
  const here = hearing(one, 'table');
  const there = hearing(other, 'table');
  const elsewhere = hearing(other, 'lobby');
  one.tell('table', 'a b');
  await Promise.all([here, there].map(({ until }) => until((all) => all.includes('a b'))));
  for (let i = 0; i < 200; i++) one.tell('table', `t${i}`);
  one.tell('lobby', 'last');
  await elsewhere.until((all) => all.includes('last'));
  const told = ['a b', ...Array.from({ length: 200 }, (_, i) => `t${i}`)];
  expect(here.all).toEqual(told);
  expect(there.all).toEqual(told);
  expect(elsewhere.all).toEqual(['last']);
}

test('one process wakes itself, after whoever told has gone on', async () => {
  const waking = await openWaking({
    place: { kind: 'embedded', directory: '/nowhere', mayBeNew: true },
    brokerUrl: null,
  });
  const { all, until } = hearing(waking, 'table');
  const stop = waking.hear('table', () => all.push('twice'));
  waking.tell('table', 'x');
  expect(all).toEqual([]);
  await until(({ length }) => length === 2);
  stop();
  waking.tell('table', 'y');
  await until(({ length }) => length > 2);
  expect(all).toEqual(['x', 'twice', 'y']);
  await waking.close();
});

withPostgres(test)('PostgreSQL wakes other processes, and says when some notices may have been missed', async (url) => {
  const options = { place: { kind: 'postgres', url }, brokerUrl: null } as const;
  const [one, other] = await Promise.all([openWaking(options), openWaking(options)]);
  await wakesEachOther(one, other);
  const there = hearing(other, 'lobby');
  const link = watching(other);
  await breakConnections(url);
  // Told while there may be no connection: it is told later.
  one.tell('lobby', 'meanwhile');
  await there.until((all) => all.includes(null));
  // Either it was told after the other was there again, or the other looks at everything anyway.
  one.tell('lobby', 'after');
  await there.until((all) => all.includes('after'));
  await there.until(() => link.length > 1);
  expect(link).toEqual(['lost', 'back']);
  await Promise.all([one.close(), other.close()]);
});

withRedis(test)('Redis wakes other processes, and says when some notices may have been missed', async (url) => {
  const options = { place: { kind: 'embedded', directory: '/nowhere', mayBeNew: true }, brokerUrl: url } as const;
  const [one, other] = await Promise.all([openWaking(options), openWaking(options)]);
  await wakesEachOther(one, other);
  const there = hearing(other, 'lobby');
  const link = watching(other);
  const redis = new Redis(url);
  await redis.call('client', 'kill', 'type', 'pubsub');
  await there.until(() => link.includes('back'));
  one.tell('lobby', 'after');
  await there.until((all) => all.includes('after'));
  // What is no notice of ours is nothing.
  await redis.publish(channel, 'nonsense');
  await redis.publish(channel, 'somebody nothing x');
  await redis.quit();
  expect(link).toEqual(['lost', 'back']);
  // Once when it is lost, and once when it is there again.
  expect(there.all.filter((id) => id !== null)).toEqual(['after']);
  await Promise.all([one.close(), other.close()]);
});
