import { randomFrom } from '@vaultsong/bots';
import { describe, expect, test } from 'vitest';
import type { PairScore } from './bradleyTerry.ts';
import { differenceOf, fitStrengths, shareAgainst, sigmoid } from './bradleyTerry.ts';
import { eloPerLogit } from './elo.ts';

/** So vague a guess in advance that it says nothing. */
const vague = 1000;

const pairsOf = (players: number): readonly (readonly [number, number])[] =>
  Array.from({ length: players }, (_, a) => a).flatMap((a) =>
    Array.from({ length: players - a - 1 }, (_, i) => [a, a + 1 + i] as const),
  );

describe('strengths', () => {
  test('of two are the log odds of their score, with its standard error', () => {
    const fit = fitStrengths(2, [{ a: 0, b: 1, wins: 75, games: 100 }], vague);
    const { value, low, high } = differenceOf(fit, 0, 1);
    expect(value).toBeCloseTo(Math.log(3), 6);
    expect(value * eloPerLogit).toBeCloseTo(190.85, 2);
    expect(high - value).toBeCloseTo(1.959964 / Math.sqrt(100 * 0.75 * 0.25), 6);
    expect(value - low).toBeCloseTo(high - value, 12);
    expect(differenceOf(fit, 1, 1)).toEqual({ value: 0, low: 0, high: 0 });
  });

  test('are found again where all scores are as they say', () => {
    const truth = [0, 0.4, -0.7, 1.9];
    const scores = pairsOf(4).map(
      ([a, b]): PairScore => ({
        a,
        b,
        games: 200,
        wins: 200 * sigmoid((truth[a] ?? 0) - (truth[b] ?? 0)),
      }),
    );
    const fit = fitStrengths(4, scores, vague);
    for (const [i, value] of truth.entries()) expect(differenceOf(fit, i, 0).value).toBeCloseTo(value, 5);
  });

  test('of three who beat each other in a circle are equal', () => {
    const scores = [
      { a: 0, b: 1, wins: 30, games: 40 },
      { a: 1, b: 2, wins: 30, games: 40 },
      { a: 2, b: 0, wins: 30, games: 40 },
    ];
    for (const value of fitStrengths(3, scores, vague).values) expect(value).toBeCloseTo(0, 10);
  });

  test('stay finite for who never lost, and go through others for those who never met', () => {
    const fit = fitStrengths(
      3,
      [
        { a: 0, b: 1, wins: 0, games: 400 },
        { a: 1, b: 2, wins: 100, games: 400 },
      ],
      5,
    );
    expect(differenceOf(fit, 1, 0).value).toBeGreaterThan(5);
    expect(differenceOf(fit, 1, 0).value).toBeLessThan(12);
    expect(differenceOf(fit, 2, 1).value).toBeCloseTo(Math.log(3), 1);
    expect(differenceOf(fit, 2, 0).value).toBeCloseTo(
      differenceOf(fit, 2, 1).value + differenceOf(fit, 1, 0).value,
      10,
    );
  });

  test('are guessed where nothing was played', () => {
    expect(fitStrengths(2, [], 2)).toEqual({
      values: [0, 0],
      covariance: [
        [4, 0],
        [0, 4],
      ],
    });
  });
});

describe('the share against a field', () => {
  test('is what was won, where all met equally often', () => {
    const scores = [
      { a: 0, b: 1, wins: 60, games: 100 },
      { a: 0, b: 2, wins: 80, games: 100 },
      { a: 1, b: 2, wins: 50, games: 100 },
    ];
    expect(shareAgainst(fitStrengths(3, scores, vague), 0, [1, 2]).value).toBeCloseTo(0.7, 6);
  });

  test('lies in its interval as often as it should', () => {
    const strengths = [0.8, 0.3, 0, -0.2, -0.9];
    const truth = [1, 2, 3, 4].reduce((sum, other) => sum + sigmoid(0.8 - (strengths[other] ?? 0)), 0) / 4;
    const random = randomFrom(5);
    const games = 30;
    const repeats = 400;
    let inside = 0;
    for (let repeat = 0; repeat < repeats; repeat++) {
      const scores = pairsOf(5).map(([a, b]): PairScore => {
        const chance = sigmoid((strengths[a] ?? 0) - (strengths[b] ?? 0));
        return { a, b, games, wins: Array.from({ length: games }, random).filter((x) => x < chance).length };
      });
      const { low, high } = shareAgainst(fitStrengths(5, scores, 3), 0, [1, 2, 3, 4]);
      if (low <= truth && truth <= high) inside++;
    }
    expect(inside / repeats).toBeGreaterThan(0.92);
    expect(inside / repeats).toBeLessThan(0.98);
  });
});
