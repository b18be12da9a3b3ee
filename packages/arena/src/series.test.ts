import '@vaultsong/cards';
import { chosenFirst, randomBot } from '@vaultsong/bots';
import { findBundled, toDeckList } from '@vaultsong/decks';
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition, editionNames } from '@vaultsong/engine';
import { makeCall, openBidding, outcomeOf } from '@vaultsong/match';
import { describe, expect, test } from 'vitest';
import type { Plan, SeriesResult } from './index.ts';
import { defaultMaxDecisions, playGame, playSome, setupOf, simulate } from './index.ts';
import { suggestedCall } from './series.ts';

const onyx = toDeckList(findBundled('miss-onyx-censorius').deck);
const argus = toDeckList(findBundled('radiant-argus-the-supreme').deck);
const plan: Plan = {
  decks: [onyx, argus],
  bots: ['random', 'random'],
  games: 12,
  format: { bestOf: 3, adaptive: false },
  chains: [7, 0],
  seed: 5,
  edition: defaultEdition,
  maxDecisions: defaultMaxDecisions,
};
const adaptive: Plan = { ...plan, format: { bestOf: 3, adaptive: true } };

const winnersIn = ({ games }: SeriesResult) =>
  games.map(({ result }) => (result.outcome === 'won' ? result.winner : null));

describe('a series of bots', () => {
  const played = playSome(plan, 0, plan.games);

  test('ends when one has won two games', () => {
    for (const series of played) {
      const winners = winnersIn(series);
      expect(winners.at(-1)).toBe(series.winner);
      expect(winners.filter((winner) => winner === series.winner)).toHaveLength(2);
    }
  });

  test('lets the loser choose as at the table: the winner goes first; the decks take turns in the first games', () => {
    for (const [number, series] of played.entries()) {
      const winners = winnersIn(series);
      const expected = [number % 2, ...winners.slice(0, -1).map((winner) => chosenFirst(winner === 0 ? 1 : 0))];
      expect(series.games.map(({ planned }) => setupOf(plan, planned).first)).toEqual(expected);
    }
  });

  test('gives every game its chains, its edition and a seed of its own [rule chain-handicap]', () => {
    const setups = played.flatMap(({ games }) => games.map(({ planned }) => setupOf(plan, planned)));
    for (const setup of setups) expect(setup).toMatchObject({ chains: [7, 0], edition: defaultEdition });
    expect(new Set(setups.map(({ seed }) => seed)).size).toBe(setups.length);
  });

  test('can be played again, game by game', () => {
    const [one, two] = [played[3]?.games[0], played[3]?.games[1]];
    if (one === undefined || two === undefined) throw new Error('A series has at least two games');
    expect(playGame(setupOf(plan, two.planned), [randomBot, randomBot])).toEqual(two.result);
    expect(two.result.answers).not.toEqual(one.result.answers);
  });

  test('ends without a winner when a game does not end', () => {
    expect(playSome({ ...plan, maxDecisions: 5 }, 0, 1)).toMatchObject([
      { winner: null, games: [{ result: { outcome: 'unfinished' } }] },
    ]);
  });
});

describe('chains', () => {
  test('are in the setup, by deck, and only where there are some', () => {
    const [single] = playSome({ ...plan, games: 1 }, 0, 1);
    const game = single?.games[0]?.planned;
    if (game === undefined) throw new Error('A game was played');
    expect(setupOf(plan, game).chains).toEqual([7, 0]);
    const { chains: _, ...none } = plan;
    const unchained = playSome(none, 0, 1)[0]?.games[0]?.planned;
    if (unchained === undefined) throw new Error('A game was played');
    expect(setupOf(none, unchained)).not.toHaveProperty('chains');
  });
});

describe('an adaptive series of bots', () => {
  const played = playSome(adaptive, 0, adaptive.games);

  test('swaps the decks, and their chains with them', () => {
    for (const { games } of played) {
      const [one, two] = games.map(({ planned }) => setupOf(adaptive, planned));
      expect(one).toMatchObject({ decks: [onyx, argus], chains: [7, 0] });
      expect(two).toMatchObject({ decks: [argus, onyx], chains: [0, 7] });
    }
  });

  test('plays the third game at four chains for the deck that won twice', () => {
    const thirds = played.filter(({ games }) => games.length === 3);
    expect(thirds.length).toBeGreaterThan(0);
    for (const { games } of thirds) {
      const [one, , three] = games;
      const deck = one?.result.outcome === 'won' ? one.result.winner : null; // in game 1 both play their own decks
      expect(three?.planned.game.deckOf).toEqual([0, 1]);
      expect(three?.planned.game.chains).toEqual(deck === 0 ? [4, 0] : [0, 4]);
    }
  });

  test('counts games by deck, series by player', async () => {
    const simulation = await simulate(adaptive);
    const games = played.flatMap((series) => series.games);
    const onyxWon = games.filter(
      ({ planned, result }) => result.outcome === 'won' && planned.game.deckOf[result.winner] === 0,
    );
    expect(simulation).toMatchObject({
      games: games.length,
      wins: [onyxWon.length, games.length - onyxWon.length],
      firstWins: games.filter(({ planned, result }) => result.outcome === 'won' && result.winner === planned.game.first)
        .length,
      unfinished: 0,
      errors: [],
      series: {
        wins: [0, 1].map((player) => played.filter(({ winner }) => winner === player).length),
        unfinished: 0,
      },
    });
  });
});

test('bots bid the four chains that the rulebook suggests, or pass', () => {
  const opened = openBidding(1, 0);
  expect(suggestedCall(opened)).toEqual({ kind: 'bid', deck: 0, chains: 4 });
  const bidden = makeCall(opened, 1, suggestedCall(opened));
  const ended = makeCall(bidden, 0, suggestedCall(bidden));
  expect(outcomeOf(ended)).toEqual({ deckOf: [1, 0], chains: [0, 4] });
  expect(suggestedCall(makeCall(opened, 1, { kind: 'bid', deck: 0, chains: 2 }))).toMatchObject({ chains: 4 });
  expect(suggestedCall(makeCall(opened, 1, { kind: 'bid', deck: 0, chains: 24 }))).toEqual({ kind: 'pass' });
});

/** All editions are played, and the first and the last on threads too: those of one that play another one are told from the others by either. */
const onThreads: readonly EditionName[] = ['cota-1.0', 'manual'];

test.each(editionNames)('series do not depend on the number of workers (%s)', async (edition) => {
  const some: Plan = { ...plan, games: 5, edition };
  const { seconds: _, ...alone } = await simulate(some, { workers: 1 });
  expect(alone).toMatchObject({ errors: [], unfinished: 0 });
  if (!onThreads.includes(edition)) return;
  const { seconds: __, ...together } = await simulate(some, { workers: 2 });
  expect(together).toEqual(alone);
});
