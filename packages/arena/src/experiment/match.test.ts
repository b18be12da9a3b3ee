import '@vaultsong/cards';
import { describe, expect, test } from 'vitest';
import { threadExecutor } from '../executor/threadExecutor.ts';
import { smallMatch, twoDecks } from '../testing/experiments.ts';
import type { Game } from './experiment.ts';
import { matchExperiment, pairCountsOf } from './match.ts';
import { runExperiment } from './run.ts';

const executor = threadExecutor(1);

describe('the games of a match', () => {
  const fixtures = smallMatch(6).next([]);

  test('come in pairs: the same deal twice, with the bots’ seats swapped', () => {
    for (const [i, fixture] of fixtures.entries()) {
      if (i % 2 === 0) continue;
      const { number: _, bots, ...deal } = fixture;
      const { number: __, bots: before, ...dealBefore } = fixtures[i - 1] ?? fixture;
      expect(deal).toEqual(dealBefore);
      expect(bots).toEqual(before.toReversed());
    }
    expect(fixtures.map(({ first }) => first)).toEqual([0, 0, 1, 1, 0, 0]);
    expect(new Set(fixtures.map(({ seed }) => seed)).size).toBe(3);
  });

  test('are the first of a longer one', () => {
    expect(smallMatch(12).next([]).slice(0, 6)).toEqual(fixtures);
    expect(smallMatch(5).next([])).toEqual(fixtures);
    expect(smallMatch(12).head).toEqual(smallMatch(6).head);
  });
});

describe('a match', () => {
  test('is summed up from the view of the first bot', async () => {
    const { summary, games } = await runExperiment(smallMatch(12), { executor });
    expect(summary).toMatchObject({ games: 12, errors: 0, unfinished: 0 });
    expect(summary.wins).toBeGreaterThan(8);
    expect(summary.rate).toBe(summary.wins / 12);
    expect(summary.low).toBeLessThan(summary.rate);
    expect(summary.pairs[1] + 2 * summary.pairs[2]).toBe(summary.wins);
    const [rules, random] = summary.thinkMs;
    expect(rules.median).toBeGreaterThan(random.median);
    expect(rules.p99).toBeGreaterThanOrEqual(rules.median);
    for (const { played } of games) {
      const [one, other] = played.thinkMs;
      expect(one.length + other.length).toBe(played.turns);
    }
  });

  test('ends when the share is known', async () => {
    const { summary } = await runExperiment(smallMatch(1000, { when: 'known', half: 0.12 }), { executor });
    expect(summary.high - summary.low).toBeLessThanOrEqual(0.24);
    expect(summary.games).toBeLessThan(200);
  });

  test('ends when a claim is refuted', async () => {
    const { summary } = await runExperiment(smallMatch(1000, { when: 'decided', claims: { low: 0, high: 200 } }), {
      executor,
    });
    expect(summary.sprt?.verdict).toBe('high');
    expect(summary.games).toBeLessThan(200);
  });

  test('counts games without a winner apart', async () => {
    const venue = { ...twoDecks, maxDecisions: 5 };
    const plan = { venue, bots: ['rules', 'random'], seed: 1, games: 4, stop: { when: 'played' } } as const;
    const { summary } = await runExperiment(matchExperiment(plan), { executor });
    expect(summary).toMatchObject({ games: 4, wins: 0, rate: 0.5, low: 0, high: 1, unfinished: 4, pairs: [0, 0, 0] });
    const broken = { ...venue, decks: venue.decks.map((deck) => ({ ...deck, cards: [{ name: 'no-such-card' }] })) };
    const stopped = await runExperiment(matchExperiment({ ...plan, venue: broken }), { executor });
    expect(stopped.summary).toMatchObject({ games: 4, errors: 4, unfinished: 0 });
  });
});

test('pairs count where both of their games have a winner', () => {
  const game = (number: number, winner: number | null): Game => ({
    fixture: { number, decks: [0, 1], bots: ['rules', 'random'], seed: 0, first: 0 },
    played: {
      ...{ fixture: number, turns: 1, decisions: 1, thinkMs: [[], []] },
      ...(winner === null ? { outcome: 'unfinished' } : { outcome: 'won', winner }),
    },
  });
  const games = [game(0, 0), game(1, 0), game(2, 0), game(3, null), game(4, 1), game(5, 0), game(7, 1), game(8, 1)];
  expect(pairCountsOf(games, ({ fixture }) => fixture.number % 2)).toEqual([1, 1, 0]);
});
