// Chains, series and adaptive play on the command line.
import { readdirSync, readFileSync } from 'node:fs';
import { defaultEdition } from '@vaultsong/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, vaultsong } from './run.ts';

const files = folder();
afterAll(() => files.remove());

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'] as const;
const simulate = (...options: readonly string[]) =>
  vaultsong('simulate', ...decks, '--bots', 'random', '--workers', '1', ...options);

const chained = ['--games', '6', '--seed', '3', '--chains', '7,0'] as const;

describe('simulate --series', () => {
  test('counts series and games', async () => {
    const { code, out, err } = await simulate(...chained, '--series', '3', '--edition', 'cota-1.0', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { games, wins, series, ...rest } = JSON.parse(out);
    expect(rest).toMatchObject({ unfinished: 0, errors: 0, edition: 'cota-1.0', chains: [7, 0] });
    expect(series).toEqual({ bestOf: 3, adaptive: false, played: 6, wins: expect.any(Array), unfinished: 0 });
    expect(series.wins[0] + series.wins[1]).toBe(6);
    expect(games).toBeGreaterThanOrEqual(12);
    expect(games).toBeLessThanOrEqual(18);
    expect(wins[0] + wins[1]).toBe(games);
  });

  test('tells people both', async () => {
    const { out } = await simulate(...chained, '--series', '5');
    expect(out).toMatch(
      new RegExp(`^6 series of best of 5 with \\d+ games, seed 3, rules ${defaultEdition}, chains 7,0\\n`),
    );
    expect(out).toMatch(/Radiant Argus the Supreme {2}random +\d series {2}\d+\.\d % {2}\(95 % interval/);
    expect(out).toMatch(/\n {2}games won by deck: \d+ to \d+\n/);
  });

  test('writes each game of each series, with the chains', async () => {
    const { code } = await simulate(
      '--games',
      '1',
      '--series',
      '3',
      '--adaptive',
      '--chains',
      '2,1',
      '--records',
      files.path('all'),
    );
    expect(code).toBe(0);
    const names = readdirSync(files.path('all')).sort();
    expect(names.slice(0, 2)).toEqual(['series-1-game-1.json', 'series-1-game-2.json']);
    const setups = names.map((name) => JSON.parse(readFileSync(files.path(`all/${name}`), 'utf8')).setup);
    expect(setups.slice(0, 2).map(({ chains }) => chains)).toEqual([
      [2, 1],
      [1, 2],
    ]);
    for (const name of names)
      expect(await vaultsong('replay', files.path(`all/${name}`), '--verify')).toMatchObject({ code: 0 });
  });

  test('plays adaptively', async () => {
    const { out } = await simulate('--games', '4', '--series', '3', '--adaptive', '--json');
    expect(JSON.parse(out).series).toMatchObject({ bestOf: 3, adaptive: true, played: 4 });
    expect((await simulate('--games', '1', '--series', '3', '--adaptive')).out).toMatch(
      /^1 adaptive series of best of 3/,
    );
  });

  test('of best of 1 plays the same games as without', async () => {
    const single = JSON.parse((await simulate(...chained, '--json')).out);
    const { series, ...same } = JSON.parse((await simulate(...chained, '--series', '1', '--json')).out);
    const untimed = { seconds: 0, gamesPerSecond: 0 };
    expect({ ...same, ...untimed }).toEqual({ ...single, ...untimed });
    expect(series.wins).toEqual(single.wins);
    expect(single).not.toHaveProperty('series');
  });
});

describe('what cannot be simulated', () => {
  const whole = 'two whole numbers from 0 to 24';
  test.each([
    [['--chains', '25,0'], '--chains', whole, '"25,0"'],
    [['--chains', '0,25'], '--chains', whole],
    [['--chains', '7'], '--chains', whole, 'such as 7,0'],
    [['--chains', '7,0,0'], '--chains', whole],
    [['--chains', '-1,0'], '--chains', whole],
    [['--chains=-1,0'], '--chains', whole],
    [['--chains', '1.5,0'], '--chains', whole],
    [['--chains', '7,'], '--chains', whole],
    [['--chains', 'x,y'], '--chains', whole],
    [['--series', '2'], '--series', 'one of: 1, 3, 5', '"2"'],
    [['--series', '0'], '--series', 'one of: 1, 3, 5'],
    [['--series', '-3'], '--series', 'one of: 1, 3, 5'],
    [['--series', '3.0'], '--series', 'one of: 1, 3, 5'],
    [['--adaptive'], '--adaptive', 'expected --series 3 with it'],
    [['--adaptive', '--series', '5'], '--adaptive', 'expected --series 3, not 5'],
    [['--edition', 'cota-2.0'], '--edition', 'cota-1.3'],
  ])('%j', async (options, ...words) => {
    const { code, out, err } = await simulate(...options, '--json');
    expect({ code, out }, err).toEqual({ code: 2, out: '' });
    for (const word of words) expect(err).toContain(word);
    expect(err).not.toMatch(/\n\s+at .*:\d+:\d+/);
  });
});
