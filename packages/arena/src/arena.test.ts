import type { BlindBot, BotName } from '@vaultsong/bots';
import { botNamed, randomBot } from '@vaultsong/bots';
import { findBundled, toDeckList } from '@vaultsong/decks';
import { defaultEdition, replay } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import type { Series } from './index.ts';
import { defaultMaxDecisions, playGame, playSome, recordOf, setupOf, simulate } from './index.ts';

const onyx = toDeckList(findBundled('miss-onyx-censorius').deck);
const argus = toDeckList(findBundled('radiant-argus-the-supreme').deck);
const series = (games: number, bots: readonly [BotName, BotName] = ['random', 'random'], seed = 11): Series => ({
  decks: [onyx, argus],
  bots,
  games,
  seed,
  edition: defaultEdition,
  maxDecisions: defaultMaxDecisions,
});

describe('a game', () => {
  const bots = [randomBot, randomBot];

  test('is the same whenever it is played', () => {
    const setup = setupOf(series(1), 0);
    const game = playGame(setup, bots);
    expect(game.outcome).toBe('won');
    expect(playGame(setup, bots)).toEqual(game);
    expect(playGame(setupOf(series(2), 1), bots).answers).not.toEqual(game.answers);
  });

  test('is recorded whole: the record replays to the same end', () => {
    const setup = setupOf(series(1), 0);
    const game = playGame(setup, [botNamed('rules'), randomBot]);
    const replayed = replay(recordOf(setup, game.answers));
    expect(game).toMatchObject({
      outcome: 'won',
      winner: replayed.state.winner,
      turns: replayed.state.turn,
      decisions: replayed.answers.length,
    });
  });

  test('that takes too long is unfinished', () => {
    expect(playGame(setupOf(series(1), 0), bots, { maxDecisions: 10 })).toMatchObject({
      outcome: 'unfinished',
      decisions: 10,
    });
  });

  test('in which a bot fails is an error, with the answers that led there', () => {
    const wrong: BlindBot = { name: 'wrong', needs: 'options', choose: (options) => options };
    const game = playGame(setupOf(series(1), 0), [wrong, wrong]);
    expect(game).toMatchObject({ outcome: 'error', message: expect.any(String) });
    expect(game.answers).toHaveLength(game.decisions);
  });

  test('without a bot for a seat is an error', () => {
    expect(playGame(setupOf(series(1), 0), [])).toMatchObject({
      outcome: 'error',
      message: expect.stringContaining('0 bots'),
    });
  });
});

describe('a series', () => {
  test('lets the decks take turns at going first', () => {
    expect([0, 1, 2, 3].map((game) => setupOf(series(4), game).first)).toEqual([0, 1, 0, 1]);
  });

  test('gives each game a seed of its own', () => {
    const seeds = [1, 2].flatMap((seed) =>
      [0, 1, 2].map((game) => setupOf(series(3, ['random', 'random'], seed), game).seed),
    );
    expect(new Set(seeds).size).toBe(6);
  });

  test('does not depend on the number of workers', { timeout: 60_000 }, async () => {
    const { seconds: _, ...alone } = await simulate(series(24, ['random', 'rules']), { workers: 1 });
    const { seconds: __, ...together } = await simulate(series(24, ['random', 'rules']), { workers: 2 });
    expect(together).toEqual(alone);
    expect(alone.wins[0] + alone.wins[1]).toBe(24);
  });

  test('sums up its games, and hands them over in order', async () => {
    const plan = series(12);
    const games = playSome(plan, 0, 12);
    const seen: number[] = [];
    const progress: number[] = [];
    const simulation = await simulate(plan, {
      onGame: (game, result) => {
        seen.push(game);
        expect(result).toEqual(games[game]);
      },
      onProgress: (done) => progress.push(done),
    });
    expect(seen).toEqual(games.map((_, i) => i));
    expect(progress.at(-1)).toBe(12);
    expect(simulation.decisions).toBe(games.reduce((sum, { decisions }) => sum + decisions, 0));
    const turns = games.map((game) => game.turns).sort((a, b) => a - b);
    expect(simulation.turns).toEqual({
      mean: turns.reduce((sum, n) => sum + n, 0) / 12,
      median: (turns[5]! + turns[6]!) / 2,
      max: turns[11],
    });
  });

  test('counts games that do not end', async () => {
    const simulation = await simulate({ ...series(3), maxDecisions: 5 });
    expect(simulation).toMatchObject({
      wins: [0, 0],
      unfinished: 3,
      errors: [],
      decisions: 15,
      turns: { mean: 0, median: 0, max: 0 },
    });
  });

  test('goes on after an error, and names the game with its seed', async () => {
    const broken = { ...onyx, cards: [{ name: 'no-such-card' }] };
    const plan: Series = { ...series(2), decks: [broken, argus] };
    const simulation = await simulate(plan);
    expect(simulation.errors).toEqual(
      [0, 1].map((game) => ({
        game,
        seed: setupOf(plan, game).seed,
        decisions: 0,
        message: expect.stringContaining('no-such-card'),
      })),
    );
  });

  test.each([0, -1, 1.5, Number.NaN])('refuses %d games', async (games) => {
    await expect(simulate(series(games))).rejects.toThrow(RangeError);
  });
});

test('the rules bot wins clearly against random play, with either deck', () => {
  const winsOf = (bots: readonly [BotName, BotName], seat: number): number =>
    playSome(series(20, bots), 0, 20).filter((game) => game.outcome === 'won' && game.winner === seat).length;
  const wins = winsOf(['rules', 'random'], 0) + winsOf(['random', 'rules'], 1);
  expect(wins).toBeGreaterThan(30);
});
