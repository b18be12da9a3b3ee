import '@vaultsong/cards';
import { describe, expect, test } from 'vitest';
import { threadExecutor } from '../executor/threadExecutor.ts';
import { smallLadder } from '../testing/experiments.ts';
import { heldOutDecks } from './heldOut.ts';
import { runExperiment } from './run.ts';

const fixtures = smallLadder(4).next([]);

describe('the games of a ladder', () => {
  test('are the same deals for each two bots, twice with the seats swapped', () => {
    expect(fixtures).toHaveLength(12);
    for (let deal = 0; deal < 2; deal++) {
      const six = fixtures.slice(6 * deal, 6 * deal + 6);
      expect(new Set(six.map(({ decks, seed, first }) => JSON.stringify({ decks, seed, first }))).size).toBe(1);
      expect(six.map(({ bots }) => bots.join(' '))).toEqual([
        'gentle random',
        'random gentle',
        'rules random',
        'random rules',
        'rules gentle',
        'gentle rules',
      ]);
    }
    for (const { decks } of fixtures) expect(decks[0]).not.toBe(decks[1]);
  });

  test('are the first of a longer one', () => {
    expect(smallLadder(8).next([]).slice(0, 12)).toEqual(fixtures);
  });
});

test('a ladder rates its bots from the rules bot, the strongest first', async () => {
  const { summary } = await runExperiment(smallLadder(12), { executor: threadExecutor(1) });
  expect(summary).toMatchObject({ anchor: 'rules', errors: 0, unfinished: 0 });
  expect(summary.ratings.map(({ name }) => name)).toEqual(['rules', 'gentle', 'random']);
  expect(summary.ratings[0]).toMatchObject({ elo: 1000, low: 1000, high: 1000 });
  for (const { elo, low, high } of summary.ratings.slice(1)) {
    expect(low).toBeLessThan(elo);
    expect(high).toBeGreaterThan(elo);
  }
  expect(summary.pairs.map(({ a, b, games }) => [a, b, games])).toEqual([
    ['gentle', 'random', 12],
    ['rules', 'random', 12],
    ['rules', 'gentle', 12],
  ]);
});

test('a ladder ends when each two bots are known well enough', async () => {
  const { summary, games } = await runExperiment(smallLadder(2000, 0.15), { executor: threadExecutor(1) });
  for (const { low, high } of summary.pairs) expect(high - low).toBeLessThanOrEqual(0.3);
  expect(new Set(summary.pairs.map((pair) => pair.games)).size).toBe(1);
  expect(games.length).toBeLessThan(3 * 200);
  // Its games are the first of those of a longer one.
  const all = smallLadder(400).next([]);
  expect(games.map(({ fixture }) => fixture)).toEqual(all.slice(0, games.length));
});

describe('held-out decks', () => {
  test('are half real and half new, of all sets, and depend on the seed', () => {
    const decks = heldOutDecks(9, 1);
    expect(new Set(decks.map(({ name }) => name)).size).toBe(9);
    expect(heldOutDecks(9, 1)).toEqual(decks);
    expect(heldOutDecks(9, 2).map(({ name }) => name)).not.toEqual(decks.map(({ name }) => name));
    expect(heldOutDecks(80, 1)).toHaveLength(80);
  });
});
