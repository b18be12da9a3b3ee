import { expect, test } from 'vitest';
import { interval95 } from './interval.ts';

const percents = (wins: number, games: number): readonly number[] =>
  interval95(wins, games).map((end) => Math.round(1000 * end) / 10);

// Values of the Wilson score interval as statistics tables give them.
test.each([
  [50, 100, [40.4, 59.6]],
  [0, 10, [0, 27.8]],
  [10, 10, [72.2, 100]],
  [81, 263, [25.5, 36.6]],
])('%i of %i', (wins, games, ends) => {
  expect(percents(wins, games)).toEqual(ends);
});

test('no games say nothing', () => {
  expect(interval95(0, 0)).toEqual([0, 1]);
});
