// Texts that somebody made to be too much. Each is so long that reading it in more than linear time would take hours,
// and none may be read without an end to decks, faults and notes.
import { describe, expect, test } from 'vitest';
import { writeCode } from '../formats/code.ts';
import { bundledDecks, DeckError, parseJson } from '../index.ts';
import { bare } from '../testing/bare.ts';
import { readAs, readOne } from '../testing/readOne.ts';
import { readDecks } from './read.ts';

const blanks = ' '.repeat(700_000);
const mixed = ' \t\u00a0'.repeat(300_000);

const messageOf = (text: string): Promise<string> =>
  readDecks(text).then(
    () => 'read',
    (error: unknown) => (error instanceof DeckError ? error.message : String(error)),
  );

describe('a text with a long row of blanks is read once through', () => {
  test.each([
    ['in a line', `Name: a${blanks}b`],
    ['of all kinds', `Dis${mixed}Bonesaw`],
    ['before the end of a heading', `Dis\nLogos${blanks}x\n2x Bonesaw`],
    ['between lines', `Dis\n${'\n'.repeat(1_000_000)}2x Bonesaw`],
    ['around a card', `Dis\n2${blanks}x${blanks}Bonesaw`],
    ['in a code', `vs1-abc${blanks}x`],
    ['in an address', `https://keyforgegame.com/${blanks}x`],
  ])('%s', async (_, text) => {
    expect(await messageOf(text)).not.toContain('RangeError');
  });

  test('after thousands of misplaced quotation marks in a table', async () => {
    const [deck] = await readAs('csv', `Name,Cards\n"${'x" '.repeat(50_000)}${blanks},Bonesaw\n`);
    expect(bare(deck?.faults ?? [])).toContainEqual({
      where: 'the deck',
      what: expect.stringMatching(/^\d+ more faults$/),
      expected: 'none',
    });
  });

  test('lines of three hundred letters, each of blanks, in many decks', async () => {
    const line = `a${' '.repeat(290)}b`;
    const page = `Name: x\nDis\n${`${line}\n`.repeat(30)}`;
    expect(await readAs('text', page.repeat(2000))).toHaveLength(2000);
  });
});

describe('JSON that is not whole', () => {
  test.each([
    ['a string of 20 MB', `["${'a'.repeat(20_000_000 - 2)}`],
    ['a string of signs', `["${'\\n'.repeat(9_999_999)}`],
    ['blanks', `[1${' '.repeat(19_999_997)},`],
    ['a number', `[${'1'.repeat(19_999_999)}`],
  ])('gets the usual error: %s', async (_, text) => {
    expect(await messageOf(text)).toMatch(/^line 1, column 20000001: not JSON: found the end of the text; expected /);
  });

  test('letters of all planes in strings, and what no string may hold', () => {
    expect(() => parseJson('["a😀\u007f\u2028é')).toThrow('found the end of the text');
    expect(() => parseJson('["\u001f"]')).toThrow('line 1, column 3: found "\\u{1f}"');
  });
});

describe('one limit of decks for every format', () => {
  const code = writeCode(bundledDecks[0]!.deck);
  const id = '6daec1d3-55e7-4fa9-b30d-2ebfb662a75a';
  const answer = `{"data": [${'{},'.repeat(3000)}{}]}`;
  test.each([
    ['our own', `[${'{},'.repeat(3000)}{}]`],
    ['the registry', answer],
    ['answers of the registry, one after the other', `[${`{"data": [${'0,'.repeat(1999)}0]},`.repeat(2)}{}]`],
    ['plain text', 'Name: a\n1x Bonesaw\n'.repeat(3001)],
    ['codes', `${code}\n`.repeat(3001)],
    ['ids', `${id}\n`.repeat(3001)],
  ])('%s', async (_, text) => {
    expect(await messageOf(text)).toMatch(/^the text: (?:3001|more than 3000) decks; expected at most 3000$/);
  });
});

describe('one limit of faults for every format', () => {
  const strays = Array.from({ length: 200 }, (_, i) => `1x Nobody ${i}`);
  const zeros = '0,'.repeat(1_000_000);
  test.each([
    ['text', `Dis\nHouses: ${'x,'.repeat(100)}\n${strays.join('\n')}`],
    ['text', `Dis\n${`${'x'.repeat(301)}\n`.repeat(20_000)}`],
    ['text', `Dis\nBonesaw\n${'Token: Nobody\n'.repeat(100_000)}`],
    ['text', `Bonesaw\n${'Houses: Dis, Dis, Dis, Dis\n'.repeat(100_000)}`],
    [
      'csv',
      `Name,Houses,Cards,Beside\na,${'x|'.repeat(100_000)},${'Nobody|'.repeat(100_000)},${'Nobody|'.repeat(100_000)}\n`,
    ],
    ['vaultsong', `{"name": "x", "houses": [], "cards": [${zeros}0]}`],
    ['vaultsong', `{"name": "x", "houses": [], "cards": [{"id": "anger", "count": 1, "enhancements": [${zeros}0]}]}`],
    ['master-vault', `{"data": {"name": "x", "_links": {"cards": [${zeros}0]}}}`],
    ['master-vault', `{"data": {"name": "x", "bonus_icons": [${zeros}0]}}`],
    ['master-vault', `{"data": {"name": "x", "cards": []}, "_linked": {"cards": [${zeros}{"id": ""}]}}`],
    ['decks-of-keyforge', `{"name": "x", "housesAndCards": [${zeros}0]}`],
    ['decks-of-keyforge', `{"name": "x", "housesAndCards": [{"house": "Dis", "cards": [${zeros}0]}]}`],
  ] as const)('%s (%#)', async (format, text) => {
    const { faults, notes, deck } = await readOne(format, text);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.length).toBeLessThanOrEqual(51);
    expect(notes.length).toBeLessThanOrEqual(51);
    for (const list of [deck.houses, deck.cards, deck.beside ?? []]) expect(list.length).toBeLessThanOrEqual(200);
    expect(JSON.stringify({ faults, notes }).length).toBeLessThan(100_000);
  });

  test('the faults that are not told are counted', async () => {
    const { faults } = await readOne('text', `Dis\n${strays.slice(0, 60).join('\n')}`);
    expect(faults).toHaveLength(51);
    expect(faults.at(-1)).toEqual({ where: 'the deck', what: '12 more faults', expected: 'none' });
  });

  test('of notes too', async () => {
    const { notes } = await readOne('text', `Dis\n${'Id: x\n'.repeat(1000)}`);
    expect(notes).toHaveLength(51);
  });
});

describe('titles', () => {
  const title = 'A\u202eb\u0007\u001b[2J\u200fc';
  const clean = 'Ab[2Jc';
  const named = (title: string): string => JSON.stringify(title);
  test.each([
    ['text', `Dis\n1x ${title}`],
    ['csv', `Name,Houses,Cards\nx,Dis,${title}`],
    ['vaultsong', `{"name": "x", "houses": ["dis"], "cards": [{"id": "a", "title": ${named(title)}, "count": 1}]}`],
    ['master-vault', `{"data": {"name": "x", "cards": [${named(title)}]}}`],
    [
      'decks-of-keyforge',
      `{"name": "x", "housesAndCards": [{"house": "Dis", "cards": [{"cardTitle": ${named(title)}}]}]}`,
    ],
  ] as const)('of cards that nobody knows are clean: %s', async (format, text) => {
    const { deck } = await readOne(format, text);
    expect(deck.cards.map((card) => card.title)).toEqual([clean]);
  });

  test('in a code as well', async () => {
    const deck = { name: 'x', set: null, houses: [], cards: [{ card: 'a', title, count: 1, house: null }] };
    expect((await readOne('code', writeCode(deck))).deck.cards[0]?.title).toBe(clean);
  });

  test('of known cards are found through them', async () => {
    const { deck } = await readOne('text', 'Dis\n2x Bone\u00adsaw\u200b');
    expect(deck.cards).toEqual([{ card: 'bonesaw', count: 2, house: 'dis' }]);
  });
});

test('a long reading says how far it is', async () => {
  const progress: string[] = [];
  const page = 'Name: a\nDis\n12x Bonesaw\n';
  await readDecks(page.repeat(3), (done, of) => progress.push(`${done} of ${of}`));
  expect(progress).toEqual(['1 of 3', '2 of 3', '3 of 3']);
});
