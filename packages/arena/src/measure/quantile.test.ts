import { expect, test } from 'vitest';
import { quantile } from './quantile.ts';

test.each([
  [[3], 0.99, 3],
  [[4, 1, 3, 2], 0.5, 2.5],
  [[5, 1, 3], 0.5, 3],
  [[10, 0], 0.99, 9.9],
  [[2, 1, 3], 0, 1],
  [[2, 1, 3], 1, 3],
  [[], 0.5, 0],
])('of %j at %d is %d', (values, part, wanted) => {
  expect(quantile(values, part)).toBeCloseTo(wanted, 12);
});
