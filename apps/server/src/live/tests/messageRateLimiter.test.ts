import { expect, test } from 'vitest';
import { Client } from '../../testing/client.ts';
import { listeningServer } from '../../testing/server.ts';
import { mostFollowed } from '../connection/followedTables.ts';
import { followCounts, MessageRateLimiter, usualMessageRate } from '../limits/messageRateLimiter.ts';

const many = <T>(count: number, work: () => T): readonly T[] => Array.from({ length: count }, work);

test('so many messages are read at once, then so many a second, and who sends many more is let go', () => {
  const limiter = new MessageRateLimiter({ perSecond: 2, burst: 3, patience: 2 }, 0);
  expect(many(4, () => limiter.take(0))).toEqual(['read', 'read', 'read', 'refuse']);
  expect(many(3, () => limiter.take(1_000))).toEqual(['read', 'read', 'refuse']);
  expect(limiter.take(1_000)).toBe('close');
  // However long nobody says anything, no more than the burst is saved up.
  expect(many(4, () => limiter.take(1_000_000))).toEqual(['read', 'read', 'read', 'close']);
});

test('what counts for many is read only where so much is left, and what is refused takes nothing', () => {
  const limiter = new MessageRateLimiter({ perSecond: 1, burst: 10, patience: 100 }, 0);
  expect(limiter.take(0, 6)).toBe('read');
  expect(limiter.take(0, 6)).toBe('refuse');
  expect(many(5, () => limiter.take(0))).toEqual(['read', 'read', 'read', 'read', 'refuse']);
  expect(limiter.take(5_000, 6)).toBe('refuse');
  expect(limiter.take(6_000, 6)).toBe('read');
});

test('a clock that is set back takes nothing away, and what passes after that counts', () => {
  const limiter = new MessageRateLimiter({ perSecond: 2, burst: 3, patience: 2 }, 3_600_000);
  expect([limiter.take(3_600_000), limiter.take(0), limiter.take(0), limiter.take(0)]).toEqual([
    'read',
    'read',
    'read',
    'refuse',
  ]);
  expect(limiter.take(500)).toBe('read');
});

test('who comes back follows all the tables at once that a connection may follow', () => {
  const limiter = new MessageRateLimiter(usualMessageRate, 0);
  const follow = (): readonly string[] => [limiter.take(0), limiter.take(0, followCounts - 1)];
  expect(many(mostFollowed, follow).flat()).not.toContain('refuse');
});

test('nobody has games played again more often than seven times a second', () => {
  const limiter = new MessageRateLimiter(usualMessageRate, 0);
  const [seconds, perSecond] = [20, 20];
  const asked = many(seconds * perSecond, () => 1_000 / perSecond).map((each, n) =>
    limiter.take(each * n, followCounts),
  );
  const atOnce = usualMessageRate.burst / followCounts;
  expect(asked.filter((verdict) => verdict === 'read').length).toBeLessThanOrEqual(atOnce + 7 * seconds);
  expect(asked).toContain('refuse');
});

test('what is too much is refused by its table or its number, and what counts for less is read meanwhile', async () => {
  const server = await listeningServer({ messageRate: { perSecond: 0, burst: 2 * followCounts + 2, patience: 100 } });
  const client = await Client.guest(server.address, true);
  await client.connect();
  const tables = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'];
  for (const table of tables) client.send({ type: 'subscribe', table });
  expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'rejected', code: 'too-many' });
  client.sendText('nothing that it knows');
  await client.until(() => client.heard.filter(({ type }) => type === 'error').length === tables.length + 1);
  const errors = client.heard.flatMap((said) => (said.type === 'error' ? [`${said.table} ${said.code}`] : []));
  const refused = ['aaaaaaaaaa not-found', 'bbbbbbbbbb not-found', 'cccccccccc too-many'];
  expect(errors.sort()).toEqual([...refused, 'undefined too-many']);
  client.close();
  await server.close();
});
