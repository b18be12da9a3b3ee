// How often something may be tried for one name, by a clock that the test sets.
import { expect, test } from 'vitest';
import { Allowance } from './allowance.ts';

test('so many tries are allowed in a span, and again when it is over', () => {
  let now = 0;
  const allowance = new Allowance(2, 1_000, () => now);
  expect([allowance.take('a'), allowance.take('a'), allowance.take('a'), allowance.take('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  now = 1_000;
  expect(allowance.take('a')).toBe(true);
});

test('a clock that is set back locks nobody out for as long as it was set back', () => {
  let now = 3_600_000;
  const allowance = new Allowance(1, 1_000, () => now);
  expect([allowance.take('a'), allowance.take('a')]).toEqual([true, false]);
  now = 0;
  expect([allowance.take('a'), allowance.take('a')]).toEqual([true, false]);
  now = 1_000;
  expect(allowance.take('a')).toBe(true);
});
