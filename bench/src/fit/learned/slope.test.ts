import { randomFrom } from '@vaultsong/bots';
import { expect, test } from 'vitest';
import type { Model, Outcomes } from './slope.ts';
import { chanceOf, fitPairs } from './slope.ts';

const truth: Model = { start: -0.5, weights: [1.5, -0.8, 0] };

function pairs(count: number): readonly Outcomes[] {
  const random = randomFrom(3);
  const side = () => {
    const features = truth.weights.map(() => 4 * random() - 2);
    return { features, won: chanceOf(truth, features) };
  };
  return Array.from({ length: count }, (): Outcomes => [side(), side()]);
}

test('finds the weights that chances were made with', () => {
  const { start, weights } = fitPairs(pairs(400));
  expect(start).toBeCloseTo(truth.start, 1);
  for (const [i, weight] of truth.weights.entries()) expect(weights[i]).toBeCloseTo(weight, 1);
});

test('finds the same each time, and nothing in pairs that do not differ', () => {
  expect(fitPairs(pairs(50))).toEqual(fitPairs(pairs(50)));
  const alike = pairs(50).map(
    ([one]): Outcomes => [
      { ...one, won: 0.5 },
      { ...one, won: 0.5 },
    ],
  );
  for (const weight of fitPairs(alike).weights) expect(weight).toBeCloseTo(0, 2);
});
