import '@vaultsong/cards';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { replay, see } from '@vaultsong/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folder, vaultsong } from './run.ts';

const files = folder();
afterAll(() => files.remove());

const game = files.path('game.json');
const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'];
// A short game: each of its places is judged, twice.
beforeAll(async () => {
  await vaultsong('simulate', ...decks, '--games', '1', '--seed', '21', '--bots', 'rules,random', '--record', game);
});

const quick = ['--fast', '--workers', '1'];

describe('analyse', () => {
  test('tells how a game was won, in words, as JSON and as a drawing', async () => {
    const [out, plot] = [files.path('out.json'), files.path('plot.svg')];
    const told = await vaultsong('analyse', game, ...quick, '--out', out, '--plot', plot);
    expect(told.code, told.err).toBe(0);
    // Turns count as in `replay` and in the view that the page shows, although nothing is asked in one that begins with the third key.
    const lastTurn = see(replay(JSON.parse(readFileSync(game, 'utf8'))).state, 'table').turn;
    expect(JSON.parse((await vaultsong('replay', game, '--json')).out).turns).toBe(lastTurn);
    expect(told.out).toContain(`against Radiant Argus the Supreme: Miss “Onyx” Censorius won in turn ${lastTurn}.`);
    for (const words of ['What cost most:', 'better:', 'why:', 'In all:', 'Brier score'])
      expect(told.out).toContain(words);
    expect(readFileSync(plot, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
    const json = await vaultsong('analyse', game, ...quick, '--json');
    expect(json.out).toBe(readFileSync(out, 'utf8'));
    const { winner, turns, answers, totals, seed, effort, calibration, ...rest } = JSON.parse(json.out);
    expect({ winner, seed, effort, ...rest }).toMatchObject({ winner: 0, seed: 1, effort: 'fast', lastTurn });
    expect(turns.at(-1).turn).toBe(lastTurn - 1);
    expect(turns[0]).toMatchObject({
      ...{ player: 0, keys: [0, 0], aember: [0, 0], turningPoint: expect.any(Boolean) },
      chanceBySeat: [expect.any(Number), expect.any(Number)],
    });
    expect(answers[0]).toMatchObject({
      ...{ player: 0, kind: 'house', index: expect.any(Number), explanation: expect.any(String) },
      reasons: expect.any(Array),
    });
    expect(totals).toHaveLength(2);
    expect(calibration.planner.brier).toBeLessThan(0.25);
  });

  test('refuses what is no record of two players, and says what would be right', async () => {
    const broken = await vaultsong('analyse', files.write('broken.json', '{"format":1}'));
    expect(broken).toMatchObject({ code: 2, out: '' });
    expect(broken.err).toContain('broken.json');
    const recorded = JSON.parse(readFileSync(game, 'utf8'));
    const changed = await vaultsong(
      'analyse',
      files.write('changed.json', JSON.stringify({ ...recorded, answers: [0, ...recorded.answers] })),
    );
    expect(changed).toMatchObject({ code: 2, out: '' });
    const setup = { ...recorded.setup, adventure: { program: 'keyraken', adversary: 'rotk-the-keyraken' } };
    const adventure = files.write('adventure.json', JSON.stringify({ ...recorded, setup }));
    const refused = await vaultsong('analyse', adventure);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain('expected the record of a game between two players');
    const nowhere = await vaultsong('analyse', game, '--plot', files.path('no/such/place.svg'));
    expect(nowhere).toMatchObject({ code: 2, out: '' });
  });

  test('refuses a time that is none', async () => {
    const { code, err } = await vaultsong('analyse', game, '--seconds', '0');
    expect(code).toBe(2);
    expect(err).toContain('above 0');
  });

  test('ends by Ctrl-C with what it found, and code 130', async () => {
    const before = process.listenerCount('SIGINT');
    const running = vaultsong('analyse', game, '--workers', '1', '--json');
    while (process.listenerCount('SIGINT') === before) await setImmediate();
    process.emit('SIGINT');
    const { code, out } = await running;
    expect(code).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ interrupted: true });
  });
});
