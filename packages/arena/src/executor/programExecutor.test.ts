import '@vaultsong/cards';
import { fileURLToPath } from 'node:url';
import type { ProgramName } from '@vaultsong/bots';
import { botNamed, decide } from '@vaultsong/bots';
import { describe, expect, test } from 'vitest';
import { matchExperiment } from '../experiment/match.ts';
import { runExperiment } from '../experiment/run.ts';
import type { Player } from '../game.ts';
import { playGame, playGameWith } from '../game.ts';
import { headLine, playedLine, readJournal } from '../journal/journal.ts';
import { twoDecks, withoutTimes } from '../testing/experiments.ts';
import { programExecutor } from './programExecutor.ts';

const player = fileURLToPath(new URL('../testing/player.mjs', import.meta.url));
const program = (behaviour: string): ProgramName => `program:"${process.execPath}" "${player}" ${behaviour}`;
const match = (one: string, games: number) =>
  matchExperiment({ venue: twoDecks, bots: [program(one), 'random'], seed: 3, games, stop: { when: 'played' } });
const executor = (tables: number) => programExecutor({ tables, deadline: 3_600_000 });

test('a game goes the same way, whether its bots answer at once or later', async () => {
  const setup = { decks: twoDecks.decks, seed: 5 };
  const bots = [botNamed('rules'), botNamed('random')];
  const players = bots.map(
    (bot): Player =>
      async (state, random) =>
        decide(bot, state, random),
  );
  expect(await playGameWith(setup, players)).toEqual(playGame(setup, bots));
});

describe('a match of a program', () => {
  test('is the same at one table and at two', async () => {
    const [one, two] = [executor(1), executor(2)];
    const alone = await runExperiment(match('first', 6), { executor: one });
    const together = await runExperiment(match('first', 6), { executor: two });
    await Promise.all([one.close(), two.close()]);
    expect(alone.summary).toMatchObject({ games: 6, errors: 0, unfinished: 0, forfeits: [0, 0] });
    const gamesOf = ({ games }: typeof alone) => games.map(({ played }) => withoutTimes(played));
    expect(gamesOf(together)).toEqual(gamesOf(alone));
    for (const { played } of alone.games)
      expect(played.thinkMs[0].length + played.thinkMs[1].length).toBe(played.turns);
  });

  test('in which it stops answering is lost, game by game, and it begins each anew', async () => {
    const here = executor(1);
    const experiment = match('third-wrong', 4);
    const { summary, games } = await runExperiment(experiment, { executor: here });
    await here.close();
    expect(summary).toMatchObject({ games: 4, wins: 0, rate: 0, errors: 0, forfeits: [4, 0] });
    for (const { fixture, played } of games) {
      const seat = fixture.number % 2;
      expect(played).toMatchObject({ outcome: 'won', winner: 1 - seat, forfeit: { seat, why: 'illegal' } });
    }
    // And the journal keeps why.
    const text = [headLine(experiment.head), ...games.map(({ played }) => playedLine(played))].join('');
    expect([...readJournal(text, experiment.head).played.values()]).toEqual(games.map(({ played }) => played));
  });

  test('ends at once when it is ended, whoever is asked just then', async () => {
    const ending = new AbortController();
    const here = executor(2);
    const running = runExperiment(match('silent', 4), { executor: here, signal: ending.signal });
    setImmediate(() => ending.abort());
    const { end, games } = await running;
    await here.close();
    expect({ end, games }).toEqual({ end: 'stopped', games: [] });
  });
});
