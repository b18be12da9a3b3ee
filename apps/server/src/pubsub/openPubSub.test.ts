import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { breakConnections, withPostgres, withRedis } from '../testing/postgres.ts';
import { until } from '../testing/until.ts';
import type { PubSub } from './openPubSub.ts';
import { openPubSub } from './openPubSub.ts';
import { channel } from './pubSub.ts';

interface Heard<T> {
  readonly all: T[];
  until(isThere: (all: readonly T[]) => boolean): Promise<void>;
}

/** All that is told to a listener. */
function heard<T>(listen: (hear: (told: T) => void) => void): Heard<T> {
  const all: T[] = [];
  const looking = new Set<() => void>();
  listen((told) => {
    all.push(told);
    for (const look of looking) look();
  });
  return {
    all,
    until: (isThere) =>
      until(
        () => isThere(all),
        (look) => {
          looking.add(look);
          return () => looking.delete(look);
        },
      ),
  };
}

const hearing = (pubSub: PubSub, topic: 'table' | 'lobby'): Heard<string | null> =>
  heard((hear) => pubSub.subscribe(topic, hear));

/** What a process hears of the way to the others. */
const watching = (pubSub: PubSub): Heard<'lost' | 'back'> =>
  heard((hear) => pubSub.watch((lost) => hear(lost === null ? 'back' : 'lost')));

/** What holds between two processes, whichever way they wake each other. */
async function wakesEachOther(one: PubSub, other: PubSub): Promise<void> {
  const here = hearing(one, 'table');
  const there = hearing(other, 'table');
  const elsewhere = hearing(other, 'lobby');
  one.publish('table', 'a b');
  await Promise.all([here, there].map(({ until }) => until((all) => all.includes('a b'))));
  for (let i = 0; i < 200; i++) one.publish('table', `t${i}`);
  one.publish('lobby', 'last');
  await elsewhere.until((all) => all.includes('last'));
  const told = ['a b', ...Array.from({ length: 200 }, (_, i) => `t${i}`)];
  expect(here.all).toEqual(told);
  expect(there.all).toEqual(told);
  expect(elsewhere.all).toEqual(['last']);
}

test('one process wakes itself, after whoever told has gone on', async () => {
  const pubSub = await openPubSub({
    storage: { kind: 'embedded', directory: '/nowhere', mayBeNew: true },
    brokerUrl: null,
  });
  let stop = (): void => {};
  const { all, until } = heard<string | null>((hear) => {
    pubSub.subscribe('table', hear);
    stop = pubSub.subscribe('table', () => hear('twice'));
  });
  pubSub.publish('table', 'x');
  expect(all).toEqual([]);
  await until(({ length }) => length === 2);
  stop();
  pubSub.publish('table', 'y');
  await until(({ length }) => length > 2);
  expect(all).toEqual(['x', 'twice', 'y']);
  await pubSub.close();
});

withPostgres(test)('PostgreSQL wakes other processes, and says when some notices may have been missed', async (url) => {
  const options = { storage: { kind: 'postgres', url }, brokerUrl: null } as const;
  const [one, other] = await Promise.all([openPubSub(options), openPubSub(options)]);
  await wakesEachOther(one, other);
  const there = hearing(other, 'lobby');
  const link = watching(other);
  await breakConnections(url);
  // Told while there may be no connection: it is told later.
  one.publish('lobby', 'meanwhile');
  await there.until((all) => all.includes(null));
  // Either it was told after the other was there again, or the other looks at everything anyway.
  one.publish('lobby', 'after');
  await there.until((all) => all.includes('after'));
  await link.until(({ length }) => length > 1);
  expect(link.all).toEqual(['lost', 'back']);
  await Promise.all([one.close(), other.close()]);
});

withRedis(test)('Redis wakes other processes, and says when some notices may have been missed', async (url) => {
  const options = { storage: { kind: 'embedded', directory: '/nowhere', mayBeNew: true }, brokerUrl: url } as const;
  const [one, other] = await Promise.all([openPubSub(options), openPubSub(options)]);
  await wakesEachOther(one, other);
  const there = hearing(other, 'lobby');
  const link = watching(other);
  const redis = new Redis(url);
  await redis.call('client', 'kill', 'type', 'pubsub');
  await link.until((all) => all.includes('back'));
  one.publish('lobby', 'after');
  await there.until((all) => all.includes('after'));
  // What is no notice of ours is nothing.
  await redis.publish(channel, 'nonsense');
  await redis.publish(channel, 'somebody nothing x');
  await redis.quit();
  expect(link.all).toEqual(['lost', 'back']);
  // Once when it is lost, and once when it is there again.
  expect(there.all.filter((id) => id !== null)).toEqual(['after']);
  await Promise.all([one.close(), other.close()]);
});
