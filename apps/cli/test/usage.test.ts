import { afterAll, describe, expect, test } from 'vitest';
import { folder, vaultsong } from './run.ts';

const files = folder();
afterAll(() => files.remove());

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'] as const;

/** Wrong usage and wrong input: exit code 2, nothing on standard output, no stack trace, and words that help. */
async function expectRefused(args: readonly string[], ...words: readonly string[]): Promise<void> {
  const { code, out, err } = await vaultsong(...args);
  expect({ code, out }, err).toEqual({ code: 2, out: '' });
  for (const word of words) expect(err).toContain(word);
  expect(err).not.toMatch(/\n\s+at .*:\d+:\d+/);
}

describe('options out of range', () => {
  test.each([
    [['--games', '0'], '--games', 'from 1 to 1000000'],
    [['--games', '-1'], '--games', 'from 1 to 1000000'],
    [['--games', '1e9'], '--games', 'from 1 to 1000000'],
    [['--games', '1000000000'], '--games', 'from 1 to 1000000'],
    [['--games', 'x'], '--games', 'from 1 to 1000000'],
    [['--workers', '0'], '--workers', 'from 1 to 64'],
    [['--seed', '1.5'], '--seed', 'whole number'],
    [['--seed', 'abc'], '--seed', 'whole number'],
    [['--bots', 'clever'], '--bots', 'random, gentle, rules'],
    [['--bots', 'random,rules,random'], '--bots', 'random, gentle, rules'],
    [['--bots', '__proto__'], '--bots', 'random, gentle, rules'],
    [['--edition', 'newest'], '--edition', 'cota-1.3'],
    [['--game', '5'], '--game', '--games'],
  ])('simulate %j', async (options, ...words) => {
    await expectRefused(['simulate', ...decks, ...options], ...words);
    await expectRefused(['simulate', ...decks, '--json', ...options], ...words);
  });

  test('cards of a set that nobody knows', () => expectRefused(['cards', '--set', 'nope', '--json'], 'nope', 'cota'));
  test('decks of a set', () => expectRefused(['decks', '--set', 'cota', '--json'], '--set'));
  test('decks with one more word', () => expectRefused(['decks', 'guide-achea'], 'decks'));
  test('an entry of the rulebook that is none', () => expectRefused(['rules', 'tount', '--json'], '"tount"', 'taunt'));
  test('an entry of the rulebook that nothing is like: how to find one, and no guesses', () =>
    expectRefused(['rules', 'nosuch'], 'no entry "nosuch" in the rulebook; "vaultsong rules" lists all', '--search'));
  test('rules by an edition that is none', () =>
    expectRefused(['rules', 'taunt', '--edition', 'newest', '--json'], '--edition', 'cota-1.3', 'manual'));
  test('rules, an entry and words to search for', () =>
    expectRefused(['rules', 'taunt', '--search', 'key'], '--search'));
  test('rules, no words to search for', () => expectRefused(['rules', '--search', ' '], '--search', 'words'));
  test('a command that does not exist', () => expectRefused(['simulat'], 'simulat', 'simulate'));
  test('no command at all', () => expectRefused([], 'Usage'));
  test('a deck too few', () => expectRefused(['simulate', decks[0]], "missing required argument 'deckB'"));
  test('no deck at all: both are named at once', () =>
    expectRefused(['simulate'], "missing required arguments 'deckA' and 'deckB'", 'deckB: the deck it plays against'));
  test('an adventure that is none', () =>
    expectRefused(['adventure', 'foo'], 'error: no adventure "foo"; there is keyraken'));
});

describe('decks that are none', () => {
  const refused = (name: string, content: string | Uint8Array, ...words: readonly string[]) =>
    expectRefused(['simulate', files.write(name, content), decks[1], '--json'], name, ...words);
  const deck = (cards: readonly unknown[]) =>
    JSON.stringify({ name: 'Mine', set: 'cota', houses: ['brobnar', 'dis', 'shadows'], cards });

  test('no JSON', () => refused('half.json', '{\n "name": "x",', 'line 2, column 14', 'expected a name in quotes'));
  test('no text', () => refused('bytes.json', new Uint8Array([0xff, 0xfe, 0x00, 0x80]), 'not text'));
  test('an unknown card', () =>
    refused(
      'card.json',
      deck([{ id: 'angr', count: 36, house: 'brobnar' }]),
      'cards[0].id',
      '"angr"',
      'perhaps "anger"',
    ));
  test('a wrong count', () =>
    refused('count.json', deck([{ id: 'anger', count: 35, house: 'brobnar' }]), '35 cards', 'expected 36 cards'));
  test('a negative count', () =>
    refused('negative.json', deck([{ id: 'anger', count: -1 }]), 'cards[0].count', '-1', 'from 1 to 36'));
  test('all that are wrong, in the order of the arguments', async () => {
    const slow = files.write('slow.json', deck([{ id: 'angr', count: 36 }]));
    for (const command of ['simulate', 'handicap']) {
      const { code, err } = await vaultsong(command, slow, 'nobody');
      expect(code).toBe(2);
      expect(err).toMatch(/^error: .*slow\.json is not a deck to play with:[\s\S]*\n"nobody": no file/);
    }
    const { err } = await vaultsong('adventure', 'keyraken', '--decks', `nobody,guide-achea,${slow}`);
    expect(err).toMatch(/^error: "nobody": no file[\s\S]*\n.*slow\.json is not a deck/);
  });
  test('a directory', () => expectRefused(['simulate', '.', decks[1]], 'directory'));
  test('a name that no file and no deck has', () =>
    expectRefused(
      ['simulate', 'miss-oynx', decks[1]],
      'miss-oynx',
      'perhaps miss-onyx-censorius;',
      '"vaultsong decks" lists them',
    ));
});

describe('help', () => {
  test.each([
    ['simulate'],
    ['match'],
    ['ladder'],
    ['rate'],
    ['matrix'],
    ['replay'],
    ['cards'],
    ['decks'],
    ['handicap'],
    ['rules'],
    ['completion'],
  ])('%s has an example', async (command) => {
    const { code, out } = await vaultsong(command, '--help');
    expect(code).toBe(0);
    expect(out).toContain('Example:\n  $ vaultsong ');
  });

  test('where decks are listed is said, and not all of them', async () => {
    const { out } = await vaultsong('simulate', '--help');
    expect(out).toContain('"vaultsong decks"');
    expect(out).not.toContain('guide-achea');
  });

  test('version', async () => {
    expect(await vaultsong('--version')).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });
});
