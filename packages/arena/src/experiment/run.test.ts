// Promises of every experiment: its games depend on its seed alone, not on who plays them, in which order, or how often it was
// ended in between.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Executor } from '../executor/executor.ts';
import { gameOf } from '../executor/fixture.ts';
import { playFixture } from '../executor/playFixture.ts';
import { threadExecutor } from '../executor/threadExecutor.ts';
import { openJournalFile } from '../journal/journalFile.ts';
import {
  smallHandicap,
  smallLadder,
  smallMatch,
  smallMatrix,
  smallRating,
  withoutTimes,
} from '../testing/experiments.ts';
import type { Experiment, Game } from './experiment.ts';
import { runExperiment } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'vaultsong-journal-'));
/** For all experiments: a thread reads all cards when it starts. */
const threads = threadExecutor(2);
afterAll(async () => {
  await threads.close();
  rmSync(folder, { recursive: true });
});

const gamesOf = (games: readonly Game[]) =>
  games.map(({ fixture, played }) => ({ of: fixture, ...withoutTimes(played) }));

/** Plays in the calling thread, the last fixture first, and tells of each game twice. */
const backwards = (played: number[] = []): Executor => ({
  async play(venue, fixtures, onPlayed, signal) {
    for (const fixture of fixtures.toReversed()) {
      await Promise.resolve();
      if (signal.aborted) return;
      const game = playFixture(gameOf(venue, fixture));
      played.push(fixture.number);
      onPlayed(game);
      onPlayed(game);
    }
  },
  async close() {},
});

const experiments: readonly (readonly [string, () => Experiment<unknown>])[] = [
  ['a match', () => smallMatch(8)],
  ['a match until a share is known', () => smallMatch(400, { when: 'known', half: 0.12 })],
  ['a ladder', () => smallLadder(2)],
  ['a matrix', () => smallMatrix(2)],
  ['a rating', () => smallRating(0.25)],
  ['a handicap', () => smallHandicap(40)],
  ['a match until a claim is refuted', () => smallMatch(400, { when: 'decided', claims: { low: 0, high: 200 } })],
];

describe.each(experiments)('%s', (name, experiment) => {
  const path = join(folder, `${name}.jsonl`);
  const progress: (readonly [number, number])[] = [];
  const whole = join(folder, `${name} whole.jsonl`);
  const alone = (async () => {
    const journal = openJournalFile(whole, experiment().head, false);
    try {
      return await runExperiment(experiment(), {
        executor: backwards(),
        journal,
        onProgress: (done, expected) => progress.push([done, expected]),
      });
    } finally {
      journal.close();
    }
  })();

  test('has the same games on two threads', async () => {
    const together = await runExperiment(experiment(), { executor: threads });
    expect(together.end).toBe('whole');
    expect(gamesOf(together.games)).toEqual(gamesOf((await alone).games));
    const numbers = together.games.map(({ fixture }) => fixture.number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  });

  test('goes on where it was ended, and plays no game twice', async () => {
    const first: number[] = [];
    const ending = new AbortController();
    const journal = openJournalFile(path, experiment().head, false);
    const cut = await runExperiment(experiment(), {
      executor: backwards(first),
      journal,
      signal: ending.signal,
      onProgress: (done) => done >= 5 && ending.abort(),
    });
    journal.close();
    expect(cut).toMatchObject({ end: 'stopped', games: { length: 5 } });
    // Its writer ended in the middle of a line.
    appendFileSync(path, '{"fixture":0,"turns":1');
    const second: number[] = [];
    const opened = openJournalFile(path, experiment().head, true);
    const whole = await runExperiment(experiment(), { executor: backwards(second), journal: opened });
    opened.close();
    expect(gamesOf(whole.games)).toEqual(gamesOf((await alone).games));
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
  });

  test('is the same again from its journal, also from halves of it one behind the other', async () => {
    const expected = gamesOf((await alone).games);
    const lines = readFileSync(whole, 'utf8').split('\n').slice(0, -1);
    const [head = '', ...games] = lines;
    const half = games.length / 2;
    const merged = [head, ...games.slice(half), head, ...games.slice(0, half + 2)];
    const halves = join(folder, `${name} halves.jsonl`);
    writeFileSync(halves, `${merged.join('\n')}\n`);
    const played: number[] = [];
    const journal = openJournalFile(halves, experiment().head, true);
    const again = await runExperiment(experiment(), { executor: backwards(played), journal });
    journal.close();
    expect(played).toEqual([]);
    expect(gamesOf(again.games)).toEqual(expected);
  });

  test('can be played in parts that are merged', async () => {
    const paths = [0, 1, 2].map((index) => join(folder, `${name} ${index}.jsonl`));
    const { head } = experiment();
    const counts: number[] = [];
    for (const [index, at] of paths.entries()) {
      const journal = openJournalFile(at, head, false);
      const { end, games } = await runExperiment(experiment(), {
        executor: backwards(),
        journal,
        part: { index, of: 3 },
      });
      journal.close();
      expect(end).toBe('part');
      counts.push(games.length);
    }
    const merged = join(folder, `${name} merged.jsonl`);
    writeFileSync(merged, paths.map((at) => readFileSync(at, 'utf8')).join(''));
    const played: number[] = [];
    const journal = openJournalFile(merged, head, true);
    const whole = await runExperiment(experiment(), { executor: backwards(played), journal });
    journal.close();
    expect(gamesOf(whole.games)).toEqual(gamesOf((await alone).games));
    // Of what is decided by results only the first round can be shared out.
    expect(counts.reduce((sum, count) => sum + count, 0) + played.length).toBe(whole.games.length);
    for (const count of counts) expect(count).toBeGreaterThan(0);
  });

  test('tells how many games are done, and never of more than there will be', async () => {
    const { games } = await alone;
    expect(progress.map(([done]) => done)).toEqual(games.map((_, i) => i + 1));
    for (const [done, expected] of progress) expect(done).toBeLessThanOrEqual(expected);
  });
});

test('a farm that loses a game is found out', async () => {
  const executor: Executor = { play: async () => {}, close: async () => {} };
  await expect(runExperiment(smallMatch(2), { executor })).rejects.toThrow('lost 2 of 2 games');
});
