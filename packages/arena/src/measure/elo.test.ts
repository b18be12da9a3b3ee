import { describe, expect, test } from 'vitest';
import { eloDifference, eloOfShare, eloPerLogit, shareOfElo } from './elo.ts';

describe('Elo points', () => {
  // As tables of the Elo system give them.
  test.each([
    [0.5, 0],
    [0.52, 14],
    [0.55, 35],
    [0.6, 70],
    [0.65, 108],
    [0.7, 147],
    [0.75, 191],
    [0.8, 241],
    [0.9, 382],
    [0.95, 512],
    [0.99, 798],
  ])('a share of %d is %d points', (share, elo) => {
    expect(Math.round(eloOfShare(share))).toBe(elo);
    expect(shareOfElo(eloOfShare(share))).toBeCloseTo(share, 12);
  });

  test('are a multiple of log odds', () => {
    expect(eloPerLogit * Math.log(3)).toBeCloseTo(eloOfShare(0.75), 10);
  });
});

describe('a difference', () => {
  test('has the interval of its share', () => {
    const { elo, low, high } = eloDifference(60, 100);
    expect([elo, low, high].map(Math.round)).toEqual([70, 1, 139]);
  });

  test('of a score without a loss has no upper end', () => {
    const { elo, low, high } = eloDifference(10, 10);
    expect([elo, high]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(Math.round(low)).toBe(166);
  });

  test('of no games says nothing', () => {
    expect(eloDifference(0, 0)).toEqual({ elo: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
  });
});
