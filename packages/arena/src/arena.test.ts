import { readFileSync } from 'node:fs';
import type { BlindBot, BotName } from '@vaultsong/bots';
import { botNamed, randomBot } from '@vaultsong/bots';
import { findBundled, toDeckList } from '@vaultsong/decks';
import type { GameRecord, Setup } from '@vaultsong/engine';
import {
  actionCard,
  anyCard,
  defaultEdition,
  define,
  exists,
  gain,
  inHand,
  play,
  repeatWhile,
  replay,
} from '@vaultsong/engine';
import { Piscina } from 'piscina';
import { describe, expect, test } from 'vitest';
import type { Plan, PlayedGame } from './index.ts';
import { defaultMaxDecisions, playGame, playSome, recordOf, setupOf, simulate } from './index.ts';

const onyx = toDeckList(findBundled('miss-onyx-censorius').deck);
const argus = toDeckList(findBundled('radiant-argus-the-supreme').deck);
const plan = (games: number, bots: readonly [BotName, BotName] = ['random', 'random'], seed = 11): Plan => ({
  decks: [onyx, argus],
  bots,
  games,
  seed,
  edition: defaultEdition,
  maxDecisions: defaultMaxDecisions,
});

/** The setup of a single game. @param series counts from 0 */
const setupOfGame = (of: Plan, series: number): Setup =>
  setupOf(of, { series, game: { number: 1, first: series % 2 === 0 ? 0 : 1, deckOf: [0, 1], chains: [0, 0] } });

describe('a game', () => {
  const bots = [randomBot, randomBot];

  test('is the same whenever it is played', () => {
    const setup = setupOfGame(plan(1), 0);
    const game = playGame(setup, bots);
    expect(game.outcome).toBe('won');
    expect(playGame(setup, bots)).toEqual(game);
    expect(playGame(setupOfGame(plan(2), 1), bots).answers).not.toEqual(game.answers);
  });

  test('is recorded whole: the record replays to the same end', () => {
    const setup = setupOfGame(plan(1), 0);
    const game = playGame(setup, [botNamed('rules'), randomBot]);
    const replayed = replay(recordOf(setup, game.answers));
    expect(game).toMatchObject({
      outcome: 'won',
      winner: replayed.state.winner,
      turns: replayed.state.turn,
      decisions: replayed.answers.length,
    });
  });

  // Of the second record the answers to two questions are left out that are not asked any more, as no creature could be used.
  test.each([
    ['keys were a number, and nobody chose among them', '0.3.0'],
    ['cards were written whole', '0.4.0'],
  ])('that was recorded when %s, replays', (_, version) => {
    const saved: unknown = JSON.parse(
      readFileSync(new URL(`./testing/record-${version}.json`, import.meta.url), 'utf8'),
    );
    const { state, answers, setup } = replay(saved);
    expect(answers).toEqual((saved as GameRecord).answers);
    expect(state.players[state.winner ?? 0]?.keys).toEqual(['red', 'blue', 'yellow']);
    // Whoever plays it again today keeps no other answers.
    expect(replay(recordOf(setup, answers)).answers).toEqual(answers);
  });

  test('that takes too long is unfinished', () => {
    expect(playGame(setupOfGame(plan(1), 0), bots, { maxDecisions: 10 })).toMatchObject({
      outcome: 'unfinished',
      decisions: 10,
    });
  });

  test('in which a bot fails is an error, with the answers that led there', () => {
    const wrong: BlindBot = { name: 'wrong', needs: 'options', choose: (options) => options };
    const game = playGame(setupOfGame(plan(1), 0), [wrong, wrong]);
    expect(game).toMatchObject({ outcome: 'error', message: expect.any(String) });
    expect(game.answers).toHaveLength(game.decisions);
  });

  test('without a bot for a seat is an error', () => {
    expect(playGame(setupOfGame(plan(1), 0), [])).toMatchObject({
      outcome: 'error',
      message: expect.stringContaining('0 bots'),
    });
  });
});

describe('a plan', () => {
  test('lets the decks take turns at going first', () => {
    const firsts = playSome(plan(4), 0, 4).map(({ games }) => games.map(({ planned }) => planned.game.first));
    expect(firsts).toEqual([[0], [1], [0], [1]]);
  });

  test('gives each game a seed of its own', () => {
    const seeds = [1, 2].flatMap((seed) =>
      [0, 1, 2].map((game) => setupOfGame(plan(3, ['random', 'random'], seed), game).seed),
    );
    expect(new Set(seeds).size).toBe(6);
  });

  test('does not depend on the number of workers', async () => {
    const { seconds: _, ...alone } = await simulate(plan(24, ['random', 'rules']), { workers: 1 });
    const { seconds: __, ...together } = await simulate(plan(24, ['random', 'rules']), { workers: 2 });
    expect(together).toEqual(alone);
    expect(alone.wins[0] + alone.wins[1]).toBe(24);
  });

  // Other tests have threads of plain code (vitest.config.ts).
  test('is played by threads that run the sources, too', async () => {
    const filename = new URL('./worker.mjs', import.meta.url).href;
    const threads = new Piscina({ filename, minThreads: 1, maxThreads: 1, execArgv: [] });
    const task = { plan: plan(1), from: 0, to: 1, keepAnswers: true };
    expect(await threads.run(task, { name: 'playSeries' })).toEqual(playSome(plan(1), 0, 1));
    await threads.destroy();
  });

  test('sums up its games, and hands them over in order', async () => {
    const played = playSome(plan(12), 0, 12).flatMap(({ games }) => games);
    const games = played.map(({ result }) => result);
    const seen: PlayedGame[] = [];
    const progress: number[] = [];
    const simulation = await simulate(plan(12), {
      onGame: (game) => seen.push(game),
      onProgress: (done) => progress.push(done),
    });
    expect(seen).toEqual(played);
    expect(progress.at(-1)).toBe(12);
    expect(simulation.decisions).toBe(games.reduce((sum, { decisions }) => sum + decisions, 0));
    const turns = games.map((game) => game.turns).sort((a, b) => a - b);
    expect(simulation.turns).toEqual({
      mean: turns.reduce((sum, n) => sum + n, 0) / 12,
      median: (turns[5]! + turns[6]!) / 2,
      max: turns[11],
    });
  });

  test('ends with what was played so far when it is told to', async () => {
    const ending = new AbortController();
    const simulation = await simulate(plan(100), {
      signal: ending.signal,
      onProgress: (done) => done >= 4 && ending.abort(),
    });
    // How many games go on until the signal is heard depends on how fast they are: never as many as the plan wants.
    expect(simulation.games).toBeGreaterThanOrEqual(4);
    expect(simulation.games).toBeLessThan(100);
    const { seconds: _, plan: __, ...few } = await simulate(plan(simulation.games));
    expect(simulation).toMatchObject(few);
  });

  test('counts games that do not end', async () => {
    const simulation = await simulate({ ...plan(3), maxDecisions: 5 });
    expect(simulation).toMatchObject({
      wins: [0, 0],
      firstWins: 0,
      unfinished: 3,
      errors: [],
      decisions: 15,
      turns: { mean: 0, median: 0, max: 0 },
    });
  });

  test('goes on after an error, and names the game with its seed', async () => {
    const broken: Plan = { ...plan(2), decks: [{ ...onyx, cards: [{ name: 'no-such-card' }] }, argus] };
    const simulation = await simulate(broken);
    expect(simulation.errors).toEqual(
      [0, 1].map((series) => ({
        series,
        game: 1,
        seed: setupOfGame(broken, series).seed,
        decisions: 0,
        message: expect.stringContaining('no-such-card'),
      })),
    );
  });

  test('counts games that would never end, and goes on', async () => {
    define([
      actionCard(
        { id: 'never-ends', name: 'Never Ends', house: 'dis' },
        play(repeatWhile(exists(inHand(anyCard, 'each')), gain(1))),
      ),
    ]);
    const never = { name: 'Never', houses: ['dis'] as const, cards: Array(36).fill({ name: 'never-ends' }) };
    const endless: Plan = { ...plan(2, ['rules', 'rules']), decks: [never, never] };
    const simulation = await simulate(endless);
    expect(simulation).toMatchObject({ games: 2, wins: [0, 0], unfinished: 0, errors: [] });
    expect(simulation.endless).toEqual(
      [0, 1].map((series) => ({
        series,
        game: 1,
        seed: setupOfGame(endless, series).seed,
        decisions: expect.any(Number),
        message: expect.stringContaining('(Never Ends)'),
      })),
    );
  });

  test.each([0, -1, 1.5, Number.NaN])('refuses %d games', async (games) => {
    await expect(simulate(plan(games))).rejects.toThrow(RangeError);
  });
});

test('the rules bot wins clearly against random play, with either deck', () => {
  const winsOf = (bots: readonly [BotName, BotName], seat: number): number =>
    playSome(plan(20, bots), 0, 20).filter(({ winner }) => winner === seat).length;
  const wins = winsOf(['rules', 'random'], 0) + winsOf(['random', 'rules'], 1);
  expect(wins).toBeGreaterThan(30);
});
