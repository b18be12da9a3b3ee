import { expect, test } from 'vitest';
import { differenceOfShares } from './difference.ts';

// The examples of Newcombe (1998), method 10.
test.each([
  [56, 70, 48, 80, 0.2, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.6, 0.1705, 0.809],
  [10, 10, 0, 20, 1, 0.6791, 1],
])('%d of %d and %d of %d', (a, m, b, n, value, low, high) => {
  const found = differenceOfShares({ wins: a, games: m }, { wins: b, games: n });
  expect(found.value).toBeCloseTo(value, 4);
  expect(found.low).toBeCloseTo(low, 3);
  expect(found.high).toBeCloseTo(high, 3);
});

test('no games tell nothing', () => {
  const { value, low, high } = differenceOfShares({ wins: 0, games: 0 }, { wins: 0, games: 0 });
  expect(value).toBe(0);
  expect(low).toBeLessThan(-0.7);
  expect(high).toBeGreaterThan(0.7);
});
