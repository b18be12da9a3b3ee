// The commands that measure bots and decks: what they print, and what they refuse. What they measure is tested in the arena.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, vaultsong } from './run.ts';

const files = folder();
afterAll(() => files.remove());

const two = ['guide-achea', 'clearly-ugly-xhe'] as const;
const quick = ['--workers', '1', '--json'] as const;
const share = { rate: expect.any(Number), low: expect.any(Number), high: expect.any(Number), wins: expect.any(Number) };
const played = { errors: 0, unfinished: 0, edition: 'current' };

async function json(...args: readonly string[]) {
  const { code, out, err } = await vaultsong(...args, ...quick);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

describe('ladder', () => {
  const ladder = ['ladder', '--bots', 'random,gentle', '--games', '2'] as const;

  test('prints ratings and pairs', async () => {
    const rating = { elo: expect.any(Number), low: expect.any(Number), high: expect.any(Number) };
    const thinkMs = { median: expect.any(Number), p99: expect.any(Number) };
    const found = await json(...ladder, '--pool', '4');
    expect(found).toEqual({
      ratings: found.ratings.map(({ name }: { name: string }) => ({ name, ...rating, thinkMs })),
      anchor: 'random',
      pairs: [{ a: 'gentle', b: 'random', games: 2, ...share }],
      ...played,
      seed: 1,
      decks: Array.from({ length: 4 }, () => expect.any(String)),
    });
    expect(found.ratings.map(({ name }: { name: string }) => name).sort()).toEqual(['gentle', 'random']);
  });

  test('is a table for people', async () => {
    const { out } = await vaultsong(...ladder, '--decks', ...two);
    expect(out).toMatch(/^2 games, seed 1, rules current: 2 bots, 2 decks\n\n +Elo {2}95 % interval/);
    expect(out).toMatch(/\nrandom +1000 {2}fixed/);
    expect(out).toMatch(/\nwins against +/);
    expect(out).toMatch(/\ngentle +-?\d+ {2}-?\d+ to \d+ /);
  });
});

describe('rate', () => {
  const rate = ['rate', 'guide-achea', '--field', ...two, '--bot', 'random', '--games', '4'] as const;

  test('prints a share for each deck', async () => {
    expect(await json(...rate)).toEqual({
      decks: [{ name: 'Guide Achea', games: 4, ...share }],
      ...played,
      seed: 1,
      bot: 'random',
      field: ['Guide Achea', 'Clearly Ugly Xhe'],
    });
  });

  test('is a line for each deck for people', async () => {
    expect((await vaultsong(...rate)).out).toMatch(
      /^4 games, seed 1, rules current, played by random: share against 2 decks\n {2}Guide Achea {2}\d+\.\d % {2}\(\d+ to \d+\) {2}4 games\n/,
    );
  });
});

describe('rate --cards', () => {
  const rate = [
    'rate',
    'guide-achea',
    '--field',
    'clearly-ugly-xhe',
    '--bot',
    'random',
    '--games',
    '4',
    '--cards',
  ] as const;

  test('tells of each card of the deck, from its journal too', async () => {
    const out = files.path('cards.jsonl');
    const found = await json(...rate, '--out', out);
    const part = { wins: expect.any(Number), games: expect.any(Number) };
    for (const card of found.decks[0].cards) {
      expect(card).toEqual({
        card: expect.any(String),
        early: part,
        late: part,
        value: expect.any(Number),
        low: expect.any(Number),
        high: expect.any(Number),
      });
      expect(card.early.games + card.late.games).toBe(4);
    }
    expect(await json(...rate, '--out', out, '--resume')).toEqual(found);
    const { code, err } = await vaultsong(...rate.slice(0, -1), '--out', out, '--resume');
    expect(code).toBe(2);
    expect(err).toContain('another experiment: options is');
  });

  test('says to people that it is no measure', async () => {
    expect((await vaultsong(...rate)).out).toMatch(
      /\nGuide Achea wins, by whether .* no measure of a card's worth\.\n/,
    );
  });
});

describe('matrix', () => {
  const matrix = ['matrix', ...two, 'miss-onyx-censorius', '--bot', 'random', '--games', '2'] as const;

  test('prints a cell for each two decks', async () => {
    const names = ['Guide Achea', 'Clearly Ugly Xhe', 'Miss “Onyx” Censorius'];
    expect(await json(...matrix)).toEqual({
      decks: names,
      cells: [
        { a: names[0], b: names[1], games: 2, ...share },
        { a: names[0], b: names[2], games: 2, ...share },
        { a: names[1], b: names[2], games: 2, ...share },
      ],
      ...played,
      seed: 1,
      bot: 'random',
    });
  });

  test('is a table for people, blank where too few games were played', async () => {
    expect((await vaultsong(...matrix)).out).toContain('blank: fewer than 20 games (--least)');
    expect((await vaultsong(...matrix)).out).toMatch(
      /\n +1 +2 +3\n {2}1 {2}Guide Achea {12}-\n {2}2 {2}Clearly Ugly Xhe {10}-\n/,
    );
    expect((await vaultsong(...matrix, '--least', '2')).out).toMatch(/\n {2}1 {2}Guide Achea +- +\d+ \(\d+ to \d+\) /);
  });
});

describe('handicap --simulate', () => {
  const handicap = ['handicap', ...two, '--simulate', '--bot', 'random', '--most', '4'] as const;

  test('prints the chains and which deck has them', async () => {
    const found = await json(...handicap);
    expect(found).toEqual({
      chains: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
      games: 4,
      deck: expect.any(String),
      points: [{ chains: [0, 0], games: 4, ...share }],
      ...played,
      seed: 1,
      bot: 'random',
      decks: ['Guide Achea', 'Clearly Ugly Xhe'],
    });
    expect(found.chains).toBeGreaterThanOrEqual(0);
  });

  test('is some lines for people', async () => {
    expect((await vaultsong(...handicap)).out).toMatch(
      /^4 games, .*\n {2}\S.* starts with \d+ chains?; 95 % interval -?[\d.]+ to [\d.]+/,
    );
  });
});

test.each([
  [['ladder', '--bots', 'rules'], 'two or more different bots'],
  [['ladder', '--bots', 'rules,rules'], 'two or more different bots'],
  [['ladder', '--decks', 'guide-achea'], 'expected two or more'],
  [['ladder', '--decks', ...two, '--pool', '3'], 'cannot be used with'],
  [['matrix', 'guide-achea'], 'expected two or more'],
  [['rate', 'guide-achea', '--field', 'guide-achea'], 'has no opponent'],
  [['rate', 'nobody'], '"nobody": no file and no deck has this name'],
  [['handicap', ...two, '--simulate', '--games', 'W'], 'expected one of the two'],
  [['handicap', ...two, '--simulate', '--within', '0'], 'of chains above 0 and up to 24'],
  [['handicap', ...two, '--out', 'journal.jsonl'], '--out needs --simulate'],
])('%j is refused', async (args, message) => {
  const { code, out, err } = await vaultsong(...args);
  expect({ code, out }, err).toEqual({ code: 2, out: '' });
  expect(err).toContain(message);
});

describe('--plot', () => {
  test.each([
    ['matrix', ['matrix', ...two, '--bot', 'random', '--games', '2']],
    ['rate', ['rate', 'guide-achea', '--field', 'clearly-ugly-xhe', '--bot', 'random', '--games', '2']],
    ['ladder', ['ladder', '--bots', 'random,gentle', '--games', '2', '--decks', ...two]],
    ['handicap', ['handicap', ...two, '--simulate', '--bot', 'random', '--most', '2']],
  ])('%s draws an SVG', async (name, args) => {
    const path = files.path(`${name}.svg`);
    expect(await vaultsong(...args, '--workers', '1', '--plot', path)).toMatchObject({ code: 0 });
    expect(readFileSync(path, 'utf8')).toMatch(/^<svg .*2 games, seed 1, rules current.*<\/svg>\n$/s);
  });

  test('is refused before a game is played where the file cannot be written', async () => {
    const { code, out, err } = await vaultsong('matrix', ...two, '--plot', files.path('no/such.svg'));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('there is no such file or directory');
  });
});
