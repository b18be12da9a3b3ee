import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, vaultsong } from './run.ts';

const files = folder();
afterAll(() => files.remove());

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'] as const;
const series = (...options: readonly string[]) => vaultsong('simulate', ...decks, '--bots', 'random', ...options);

describe('simulate', () => {
  test('prints exactly one JSON document with what programs rely on', async () => {
    const { code, out, err } = await series('--games', '4', '--seed', '3', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const simulation = JSON.parse(out);
    expect(simulation).toEqual({
      games: 4,
      wins: [expect.any(Number), expect.any(Number)],
      firstWins: expect.any(Number),
      unfinished: 0,
      endless: 0,
      errors: 0,
      turns: { mean: expect.any(Number), median: expect.any(Number), max: expect.any(Number) },
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      seed: 3,
      edition: 'current',
      bots: ['random', 'random'],
      decks: ['Miss “Onyx” Censorius', 'Radiant Argus the Supreme'],
    });
    expect(simulation.wins[0] + simulation.wins[1]).toBe(4);
  });

  test('tells people who won how often', async () => {
    const { code, out } = await series('--games', '2', '--bots', 'random,rules');
    expect(code).toBe(0);
    expect(out).toMatch(/^2 games, seed 1, rules current\n/);
    expect(out).toMatch(/Radiant Argus the Supreme {2}rules +\d (wins|win ) {2}\d+\.\d % {2}\(95 % interval/);
    expect(out).toMatch(/\n {2}who went first won (1 game|[02] games) {2}\d+\.\d % {2}\(95 % interval/);
  });

  test('counts one thing as one', async () => {
    const { out } = await series('--games', '1');
    expect(out).toMatch(/^1 game, /);
    expect(out).toMatch(/ 1 win {3}100\.0 % /);
    expect(out).toMatch(/ 0 wins {2}0\.0 % /);
    expect(out).toMatch(/ won (1 game|0 games) {2}/);
    expect(out).not.toMatch(/\b1 (wins|games|decisions)\b(?!\/)/);
  });

  test('plays Quickstart games, whose records say so and replay', async () => {
    const path = files.path('quick.json');
    const { out } = await series('--games', '2', '--seed', '3', '--quickstart', '--record', path, '--json');
    expect(JSON.parse(out)).toMatchObject({ games: 2, quickstart: true });
    const text = readFileSync(path, 'utf8');
    expect(JSON.parse(text).setup.quickstart).toBe(true);
    expect(await vaultsong('replay', path, '--verify')).toMatchObject({ code: 0 });
    const wrong = files.write('wrong.json', text.replace('"quickstart":true', '"quickstart":"yes"'));
    const refused = await vaultsong('replay', wrong);
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain('setup.quickstart');
    expect((await series('--games', '1', '--quickstart')).out).toMatch(/^1 game, seed 1, rules current, Quickstart\n/);
  });

  test('takes a deck from a file', async () => {
    const cards = [
      ['anger', 12],
      ['fear', 12],
      ['dodger', 12],
    ].map(([id, count]) => ({ id, count }));
    const path = files.write(
      'mine.json',
      JSON.stringify({ name: 'Mine', houses: ['brobnar', 'dis', 'shadows'], cards }),
    );
    const { out, err } = await vaultsong('simulate', path, decks[1], '--games', '1', '--bots', 'random', '--json');
    expect(err).toBe('');
    expect(JSON.parse(out).decks).toEqual(['Mine', 'Radiant Argus the Supreme']);
  });

  test('the same seed writes the same record, byte for byte, whatever the number of workers', async () => {
    const [first, second, other] = [files.path('a.json'), files.path('b.json'), files.path('c.json')];
    await series('--games', '1', '--seed', '5', '--workers', '1', '--record', first);
    await series('--games', '21', '--seed', '5', '--workers', '2', '--record', second);
    await series('--games', '1', '--seed', '6', '--record', other);
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'));
    expect(readFileSync(other, 'utf8')).not.toBe(readFileSync(first, 'utf8'));
  });

  test('writes the records of all games', async () => {
    const { code } = await series('--games', '3', '--records', files.path('all/games'));
    expect(code).toBe(0);
    expect(readdirSync(files.path('all/games'))).toEqual(['game-1.json', 'game-2.json', 'game-3.json']);
  });

  test('refuses a record that cannot be written before it plays', async () => {
    expect(await series('--record', files.path('no/such/place.json'))).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('no such file or directory'),
    });
  });
});
