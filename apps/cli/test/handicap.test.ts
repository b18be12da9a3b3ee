import { describe, expect, test } from 'vitest';
import { vaultsong } from './run.ts';

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'] as const;
const names = ['Miss “Onyx” Censorius', 'Radiant Argus the Supreme'];

describe('handicap [rule chain-suggestion]', () => {
  test.each([
    ['', 4],
    ['WW', 4],
    ['WWW', 5],
    ['WLWWW', 5],
    ['WWWWWW', 6],
    ['LLL', 3],
    ['wwwlll', 4],
    ['L'.repeat(30), 0],
    ['W'.repeat(90), 24],
  ])('after %j the stronger deck starts with %i chains', async (games, chains) => {
    const { code, out, err } = await vaultsong('handicap', ...decks, '--games', games, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const won = [...games.toUpperCase()].filter((letter) => letter === 'W').length;
    expect(JSON.parse(out)).toEqual({
      decks: names,
      games: games.toUpperCase(),
      wins: [won, games.length - won],
      chains: [chains, 0],
    });
  });

  test('tells people in two lines', async () => {
    expect(await vaultsong('handicap', ...decks)).toMatchObject({
      code: 0,
      out: `${names[0]} starts with 4 chains, ${names[1]} without\n  0 games: 0 won, 0 lost\n`,
    });
    expect((await vaultsong('handicap', ...decks, '-g', 'LLLLLLLLLL')).out).toMatch(
      /starts with 1 chain, .*\n {2}10 games: 0 won, 10 lost/,
    );
  });
});

describe('what is no history of two decks', () => {
  test.each([
    [[...decks, '--games', 'WXL'], '--games', 'such as WLWW', '"WXL"'],
    [[...decks, '--games', 'W'.repeat(10_001)], '--games', 'up to 10000'],
    [[...decks, '--chains', '25'], '--chains'],
    [[decks[0], decks[0]], 'two different decks', names[0] ?? ''],
    [[decks[0], 'nobody'], '"nobody"', 'vaultsong decks'],
    [[decks[0]], 'weaker'],
  ])('%#', async (args, ...words) => {
    const { code, out, err } = await vaultsong('handicap', ...args, '--json');
    expect({ code, out }, err).toEqual({ code: 2, out: '' });
    for (const word of words) expect(err).toContain(word);
    expect(err).not.toMatch(/\n\s+at .*:\d+:\d+/);
  });
});
