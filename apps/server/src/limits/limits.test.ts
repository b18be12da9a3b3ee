// Limits: by a clock that the test sets, and shared by processes where there is Redis.
import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { withRedis } from '../testing/postgres.ts';
import { browserAt, goodPassword, newName, testServer } from '../testing/server.ts';
import { AttemptLimiter } from './attemptLimiter.ts';
import { MemoryCounters, RedisCounters } from './counters.ts';

describe('in the memory of a process', () => {
  test('so many attempts are allowed in a span, and again when it is over', async () => {
    let now = 0;
    const limiter = new AttemptLimiter(new MemoryCounters(() => now), 'test', 2, 10_000);
    expect([await limiter.take('a'), await limiter.take('a')]).toEqual([null, null]);
    now = 2_500;
    expect([await limiter.take('a'), await limiter.take('b')]).toEqual([8, null]);
    now = 10_000;
    expect(await limiter.take('a')).toBeNull();
    await limiter.clear('a');
    expect([await limiter.take('a'), await limiter.take('a'), await limiter.take('a')]).toEqual([null, null, 10]);
  });

  test('a clock that is set back locks nobody out for as long as it was set back', async () => {
    let now = 3_600_000;
    const limiter = new AttemptLimiter(new MemoryCounters(() => now), 'test', 1, 1_000);
    expect([await limiter.take('a'), await limiter.take('a')]).toEqual([null, 1]);
    now = 0;
    expect([await limiter.take('a'), await limiter.take('a')]).toEqual([null, 1]);
    now = 1_000;
    expect(await limiter.take('a')).toBeNull();
  });
});

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const newKey = (): string => randomBytes(8).toString('hex');

withRedis(test)('two processes count together, and a key begins anew for both', async (url) => {
  const open = async () => {
    const counters = await RedisCounters.open(url, (error) => expect(error).toBeNull());
    closing.push(() => counters.close());
    return new AttemptLimiter(counters, 'test', 2, 60_000);
  };
  const [one, other] = await Promise.all([open(), open()]);
  const key = newKey();
  expect([await one.take(key), await other.take(key)]).toEqual([null, null]);
  expect(await one.take(key)).toBeGreaterThan(0);
  expect(await other.take(key)).toBeGreaterThan(0);
  await one.clear(key);
  expect(await other.take(key)).toBeNull();
});

test('a Redis that is away is told once, and this process counts for itself until it is back', async () => {
  let now = 0;
  const incidents: unknown[] = [];
  const counters = await RedisCounters.open(
    'redis://127.0.0.1:1',
    (error) => incidents.push(error),
    () => now,
  );
  const limiter = new AttemptLimiter(counters, 'test', 1, 60_000);
  expect(await limiter.take('a')).toBeNull();
  expect(await limiter.take('a')).toBe(60);
  // It is asked again, and still away.
  now = 5_000;
  expect(await limiter.take('a')).toBe(55);
  expect(incidents).toHaveLength(1);
  counters.close();
});

withRedis(test)('two servers share what one address may ask, and what may be guessed at a name', async (url) => {
  const env = { BROKER_URL: url };
  const servers = [await testServer({ env }), await testServer({ env })] as const;
  closing.push(...servers.map((server) => () => server.close()));
  const name = `${newName()}-${newKey().slice(0, 4)}`;
  const guess = async (n: number) =>
    await browserAt(servers[n % 2 === 0 ? 0 : 1]).ask('POST', '/api/session', {
      body: { name, password: goodPassword },
    });
  const codes: number[] = [];
  for (let n = 0; n < 20; n++) codes.push((await guess(n)).statusCode);
  expect(new Set(codes)).toEqual(new Set([401]));
  for (const n of [0, 1]) {
    const refused = await guess(n);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  const remoteAddress = `2001:db8:${newKey().slice(0, 4)}:${newKey().slice(0, 4)}::1`;
  const ask = (n: number) =>
    servers[n % 2 === 0 ? 0 : 1].app.inject({ method: 'POST', url: '/api/session', payload: {}, remoteAddress });
  const asked: number[] = [];
  for (let n = 0; n < 32; n++) asked.push((await ask(n)).statusCode);
  expect(asked).toEqual([...Array.from({ length: 30 }, () => 400), 429, 429]);
  expect(Number((await ask(0)).headers['retry-after'])).toBeGreaterThan(0);
});
