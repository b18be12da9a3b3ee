import { expect, test } from 'vitest';
import { brokerAt, QueueError } from './broker.ts';

test('a broker is told without its password', () => {
  const redis = brokerAt('redis://farm:secret@host:6379/2?password=secret');
  expect(redis.kind).toBe('redis');
  expect(redis.shown).toBe('redis://farm@host:6379/2');
  expect(brokerAt('postgresql://me:secret@host/db').shown).toBe('postgresql://me@host/db');
});

test.each(['', 'host:6379', 'mysql://me:secret@host', 'redis://:secret%zz@host'])(
  '%s is no broker, and the password in it is not told',
  (url) => {
    expect(() => brokerAt(url)).toThrow(QueueError);
    expect(() => brokerAt(url)).not.toThrow(/secret/);
  },
);
