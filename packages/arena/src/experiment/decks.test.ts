import '@vaultsong/cards';
import { describe, expect, test } from 'vitest';
import { threadExecutor } from '../executor/threadExecutor.ts';
import { smallHandicap, smallMatrix, smallRating, venueOf } from '../testing/experiments.ts';
import { allPairs } from './deckPairs.ts';
import { rateExperiment } from './rate.ts';
import { runExperiment } from './run.ts';

const executor = threadExecutor(1);

describe('a matrix', () => {
  test('has a cell for each two decks, in which either begins as often', async () => {
    const { summary, games } = await runExperiment(smallMatrix(6), { executor });
    expect(summary.cells.map(({ a, b }) => [a, b])).toEqual(allPairs(4));
    for (const { games: played } of summary.cells) expect(played).toBe(6);
    expect(games.filter(({ fixture }) => fixture.first === 0)).toHaveLength(18);
    expect(new Set(games.map(({ fixture }) => fixture.seed)).size).toBe(36);
  });
});

describe('a rating', () => {
  test('goes on until all shares are known well enough', async () => {
    const { summary, games } = await runExperiment(smallRating(0.15), { executor });
    for (const { low, high, rate, games: played, wins } of summary.decks) {
      expect(high - low).toBeLessThanOrEqual(0.3);
      expect(low).toBeLessThan(rate);
      expect(rate).toBeLessThan(high);
      expect(Math.abs(wins / played - rate)).toBeLessThan(0.1);
    }
    // Each of the two against the three others of both lists: 0 with 1, 2, 3 and 1 with 2, 3.
    expect(new Set(games.map(({ fixture }) => fixture.decks.join(' ')))).toEqual(
      new Set(['0 1', '0 2', '0 3', '1 2', '1 3']),
    );
  });

  test('ends at the most games for a deck', async () => {
    const { summary } = await runExperiment(smallRating(0.01, 12), { executor });
    expect(summary.decks.map(({ games }) => games)).toEqual([12, 12]);
  });

  test('ends though no game has a winner', async () => {
    const venue = { ...venueOf('guide-achea', 'clearly-ugly-xhe'), maxDecisions: 3 };
    const plan = { venue, rated: [0], field: [1], bot: 'random', seed: 1, half: 0.1, games: 4 } as const;
    const { summary } = await runExperiment(rateExperiment(plan), { executor });
    expect(summary).toMatchObject({ unfinished: 4, decks: [{ games: 4, wins: 0, rate: 0.5 }] });
  });
});

describe('a handicap', () => {
  test('is looked for where the decks are thought to be even', async () => {
    const { summary, games } = await runExperiment(smallHandicap(120), { executor });
    expect(summary.points.reduce((sum, point) => sum + point.games, 0)).toBe(120);
    expect(summary.points.find(({ chains }) => chains === 0)?.games).toBeGreaterThanOrEqual(20);
    expect(games.slice(0, 20).every(({ fixture }) => fixture.chains === undefined)).toBe(true);
    const { middle, low, high } = summary.even;
    expect(summary.chains).toBe(Math.round(middle));
    expect(low).toBeLessThan(middle);
    expect(high).toBeGreaterThan(middle);
    expect(summary.curve.share(middle).middle).toBeCloseTo(0.5, 1);
  });
});
