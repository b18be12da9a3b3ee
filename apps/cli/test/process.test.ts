// Tests of the command line as a process of its own: exit codes, standard output, standard error, and the end of each.
import { exec, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import type { Run } from './run.ts';
import { bin, folder, spawned } from './run.ts';

const files = folder();
afterAll(() => files.remove());

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'] as const;
const deck = (cards: readonly unknown[]) =>
  JSON.stringify({ name: 'Mine', houses: ['brobnar', 'dis', 'shadows'], cards });

describe.concurrent('the process', () => {
  test.each([
    ['a deck that is not JSON', ['simulate', files.write('half.json', '{"name": "x",'), decks[1]], 'line 1, column 14'],
    [
      'an unknown card',
      ['simulate', files.write('card.json', deck([{ id: 'angr', count: 12 }])), decks[1], '--json'],
      'perhaps "anger"',
    ],
    [
      'a wrong count',
      ['simulate', files.write('count.json', deck([{ id: 'anger', count: 35 }])), decks[1]],
      '35 cards; expected 36 cards',
    ],
    ['an option out of range', ['simulate', ...decks, '--games', '0', '--json'], 'from 1 to 1000000'],
    [
      'a record that is none',
      ['replay', files.write('record.json', '{"format": 1}'), '--json'],
      'not the record of a game',
    ],
  ])('ends with code 2 and says why on standard error: %s', async (_, args, reason) => {
    const { code, out, err } = await spawned(...args);
    expect({ code, out }, err).toEqual({ code: 2, out: '' });
    expect(err).toContain(reason);
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('plays, records and replays', async () => {
    const path = files.path('game.json');
    const played = await spawned('simulate', ...decks, '--games', '1', '--bots', 'random', '--record', path, '--json');
    expect({ code: played.code, err: played.err }).toEqual({ code: 0, err: '' });
    const replayed = await spawned('replay', path, '--json');
    expect({ code: replayed.code, err: replayed.err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(played.out).turns.max).toBe(JSON.parse(replayed.out).turns);
    const cut = await spawned('replay', files.write('cut.json', readFileSync(path, 'utf8').slice(0, 3000)));
    expect(cut).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/is not JSON: line 1, column 3001: found the end/),
    });
  });

  test('ends with what was played so far, and code 130, when Ctrl-C is pressed', async () => {
    const args = ['simulate', ...decks, '--workers', '2', '--bots', 'random', '--games', '1000000', '--json'];
    const child = spawn(process.execPath, [bin, ...args]);
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    // Some games are over when progress is told.
    child.stderr.once('data', () => child.kill('SIGINT'));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(130);
    const { games, interrupted } = JSON.parse(out);
    expect(interrupted).toBe(true);
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(1_000_000);
  });

  test('does not care in which folder it is run', async () => {
    files.write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { paths: { '@vaultsong/engine': ['./nothing.ts'] } } }),
    );
    const { code, out } = await new Promise<Run>((resolve) => {
      const args = [bin, 'simulate', ...decks, '--games', '11', '--workers', '2', '--bots', 'random', '--json'];
      execFile(process.execPath, args, { cwd: files.path('.') }, (error, out, err) =>
        resolve({ code: error === null ? 0 : 1, out, err }),
      );
    });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 11, unfinished: 0, errors: 0 });
  });

  test('ends quietly when nobody reads on', async () => {
    const err = await new Promise((resolve) => {
      exec(`"${process.execPath}" "${bin}" cards --json | head -c 10`, (_error, out, err) => resolve({ out, err }));
    });
    expect(err).toEqual({ out: '[\n  {\n    ', err: '' });
  });
});
