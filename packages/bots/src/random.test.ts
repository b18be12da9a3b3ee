import { expect, test } from 'vitest';
import { randomFrom, seedFor } from './index.ts';

const take = (n: number, seed: number): readonly number[] => {
  const random = randomFrom(seed);
  return Array.from({ length: n }, random);
};

test('equal seeds give equal numbers, others give others', () => {
  expect(take(20, 7)).toEqual(take(20, 7));
  const starts = [0, 1, 2, -1, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER].map((seed) =>
    take(4, seed).join(),
  );
  expect(new Set(starts).size).toBe(starts.length);
});

test('numbers lie in [0, 1) and spread over it evenly', () => {
  const numbers = take(10_000, 1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const tenths = Array.from({ length: 10 }, (_, i) => numbers.filter((n) => Math.floor(10 * n) === i).length);
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('the seeds of a series differ from each other and from those of the next series', () => {
  const seeds = [1, 2, 3].flatMap((series) => Array.from({ length: 1000 }, (_, i) => seedFor(series, i)));
  expect(new Set(seeds).size).toBe(seeds.length);
  for (const seed of seeds) expect(Number.isSafeInteger(seed) && seed >= 0).toBe(true);
});
