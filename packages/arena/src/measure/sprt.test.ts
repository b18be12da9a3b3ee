import { randomFrom, seedFor } from '@vaultsong/bots';
import { describe, expect, test } from 'vitest';
import { shareOfElo } from './elo.ts';
import type { Claims, Verdict } from './sprt.ts';
import { sprt } from './sprt.ts';

/** Plays pairs until there is a verdict. @param decided which share of pairs the deal decides, so that each wins one */
function play(claims: Claims, elo: number, seed: number, decided: number) {
  const random = randomFrom(seed);
  const counts: [number, number, number] = [0, 0, 0];
  // Games that the deal leaves open are won so often that the score is that of the points.
  const chance = 0.5 + (shareOfElo(elo) - 0.5) / (1 - decided);
  for (let pairs = 1; ; pairs++) {
    const won = random() < decided ? 1 : Number(random() < chance) + Number(random() < chance);
    counts[won === 0 ? 0 : won === 1 ? 1 : 2]++;
    const { verdict } = sprt(counts, claims);
    if (verdict !== 'open') return { verdict, games: 2 * pairs };
  }
}

function playMany(claims: Claims, elo: number, decided: number) {
  const ends = Array.from({ length: 200 }, (_, i) => play(claims, elo, seedFor(9, i), decided));
  const share = (wanted: Verdict): number => ends.filter(({ verdict }) => verdict === wanted).length / ends.length;
  return {
    games: ends.reduce((sum, { games }) => sum + games, 0) / ends.length,
    high: share('high'),
    low: share('low'),
  };
}

describe('a sequential test', () => {
  // Wald's expected number of games for 5 % of wrong verdicts each way, with games that are worth a coin each,
  // and with pairs of which the deal decides so many that the variance is 0.6 of that.
  test.each([
    [{ low: 0, high: 30 }, 30, 0, 714],
    [{ low: 0, high: 50 }, 50, 0, 259],
    [{ low: 0, high: 50 }, 50, 0.4, 155],
    [{ low: 0, high: 50 }, 25, 0, 424],
  ])(
    'of %j at %d points, with %d of the pairs decided by the deal, takes about %d games',
    (claims, elo, decided, games) => {
      const found = playMany(claims, elo, decided);
      expect(found.games / games).toBeGreaterThan(0.85);
      expect(found.games / games).toBeLessThan(1.2);
      if (elo === claims.high) expect(found.high).toBeGreaterThan(0.9);
    },
  );

  test('is seldom wrong about who is not stronger', () => {
    expect(playMany({ low: 0, high: 50 }, 0, 0).low).toBeGreaterThan(0.9);
  });

  test('knows nothing before the first pair, and sees both sides alike', () => {
    expect(sprt([0, 0, 0], { low: -20, high: 20 })).toMatchObject({ llr: expect.closeTo(0, 6), verdict: 'open' });
    const up = sprt([10, 40, 20], { low: -20, high: 20 }).llr;
    expect(sprt([20, 40, 10], { low: -20, high: 20 }).llr).toBeCloseTo(-up, 8);
    expect(up).toBeGreaterThan(0);
  });

  test('of many pairs comes to what the normal distribution says', () => {
    const [none, one, both] = [900, 2000, 1100];
    const pairs = none + one + both;
    const mean = (both + one / 2) / pairs;
    const variance = (none * mean ** 2 + one * (0.5 - mean) ** 2 + both * (1 - mean) ** 2) / pairs;
    const [low, high] = [shareOfElo(0), shareOfElo(10)];
    const { llr, bounds } = sprt([none, one, both], { low: 0, high: 10 });
    expect(llr).toBeCloseTo((pairs * (high - low) * (2 * mean - low - high)) / (2 * variance), 1);
    expect(bounds[1]).toBeCloseTo(2.944, 3);
  });
});
