import { expect, test } from 'vitest';
import { referenceDecks } from '../bundled/bundled.ts';
import { percentile } from './distribution.ts';
import { scores } from './figure.ts';
import { profileOf } from './profile.ts';
import { reference } from './reference.ts';

test('a value below all is 0, above all 10, and among its likes in the middle', () => {
  const four = [
    [2, 1],
    [5, 2],
    [9, 1],
  ] as const;
  expect([1, 2, 3, 5, 7, 9, 10].map((value) => percentile(value, four))).toEqual([0, 1.3, 2.5, 5, 7.5, 8.8, 10]);
});

test('with nothing to compare with, everything is in the middle', () => {
  expect(percentile(3, [])).toBe(5);
});

test('the scores of the decks that are compared with are 5 on the average', () => {
  for (const score of scores) {
    const values = referenceDecks.map(({ deck }) => profileOf(deck).scores[score]);
    expect(values.reduce((sum, value) => sum + value, 0) / values.length, score).toBeCloseTo(5, 1);
    expect(
      reference[score].reduce((sum, [, decks]) => sum + decks, 0),
      score,
    ).toBe(referenceDecks.length);
  }
});
