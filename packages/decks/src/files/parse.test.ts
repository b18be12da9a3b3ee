import { definition } from '@vaultsong/engine';
import { undefine } from '@vaultsong/engine/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseDeck } from '../import.ts';
import type { Fault } from '../index.ts';
import { DeckError, findBundled, toDeckList, writeDeck } from '../index.ts';
import { bare } from '../testing/bare.ts';

type Entry = Readonly<Record<string, unknown>>;
interface File {
  readonly name: string;
  readonly set: string;
  readonly houses: readonly string[];
  readonly cards: readonly Entry[];
  readonly [extra: string]: unknown;
}

const { registryId, ...deck } = findBundled('miss-onyx-censorius').deck;
const file = (changes: Partial<File> = {}): File => {
  const cards = deck.cards.map(({ card, count, house }) => ({ id: card, count, house }));
  return { name: deck.name, set: 'cota', houses: deck.houses, cards, ...changes };
};
/** The deck with one of its entries changed. */
const withEntry = (i: number, changes: Entry): File =>
  file({ cards: file().cards.map((entry, j) => (i === j ? { ...entry, ...changes } : entry)) });

function faultsOf(source: unknown): readonly Fault[] {
  try {
    parseDeck(source);
  } catch (error) {
    if (error instanceof DeckError) return bare(error.faults);
    throw error;
  }
  return [];
}

describe('a deck file', () => {
  test('is read from text and from its JSON value alike', () => {
    expect(parseDeck(JSON.stringify(file()))).toEqual(parseDeck(file()));
    expect(parseDeck(file())).toEqual(deck);
  });

  test('may say more than is needed; what is more is left behind', () => {
    expect(parseDeck({ ...withEntry(0, { maverick: true }), note: 'y' })).toEqual(deck);
  });

  test('may leave out the set, and the house of a card', () => {
    const { set: _, ...rest } = file({ cards: file().cards.map(({ id, count }) => ({ id, count })) });
    expect(parseDeck(rest)).toEqual({ ...deck, set: null });
  });

  test('may name the id of the deck in the registry, in either spelling; what is no id is left behind', () => {
    expect(parseDeck({ ...file(), registryId }).registryId).toBe(registryId);
    expect(parseDeck({ ...file(), mvId: registryId?.toUpperCase() }).registryId).toBe(registryId);
    expect(parseDeck({ ...file(), registryId: 'x' })).toEqual(deck);
  });

  test('names the icons that the deck adds to a card; the engine deals them after the printed ones', () => {
    const read = parseDeck(withEntry(0, { enhancements: ['draw', 'amber'] }));
    expect(read.cards[0]).toEqual({ ...deck.cards[0], enhancements: ['draw', 'aember'] });
    const printed = definition(read.cards[0]!.card).bonus;
    expect(toDeckList(read).cards[0]).toMatchObject({ bonus: [...printed, 'draw', 'aember'] });
    expect(parseDeck(writeDeck(read))).toEqual(read);
    expect(faultsOf(withEntry(0, { enhancements: ['gold'] }))).toMatchObject([
      { where: 'cards[0].enhancements[0]', what: '"gold"' },
    ]);
  });

  test('may spell houses and sets as people do', () => {
    const cards = file().cards.map((entry) => ({ ...entry, house: String(entry.house).toUpperCase() }));
    expect(parseDeck(file({ set: 'Call of the Archons', houses: ['Brobnar', 'DIS', 'shadows'], cards }))).toEqual(deck);
    expect(parseDeck(file({ set: 'no set at all' }))).toEqual({ ...deck, set: null });
  });

  test('is written so that it is read as the same deck', () => {
    const { set: _, ...rest } = withEntry(0, { id: 'fear' });
    for (const source of [file(), rest]) expect(parseDeck(writeDeck(parseDeck(source)))).toEqual(parseDeck(source));
  });

  test('is written the same, whatever made the deck', () => {
    const turned = { ...deck, cards: deck.cards.map(({ house, count, card }) => ({ house, count, card })) };
    expect(writeDeck(turned)).toBe(writeDeck(deck));
  });

  test('may begin with a byte order mark', () => {
    expect(parseDeck(`\uFEFF${JSON.stringify(file())}`).name).toBe(file().name);
  });
});

describe('what is wrong is named, with its place and what would be right', () => {
  test('text that is not JSON', () => {
    expect(faultsOf('{\n  "name": "x",\n  "houses" ["dis"]\n}')).toEqual([
      { where: 'line 3, column 12', what: 'not JSON: found "["', expected: '":"' },
    ]);
  });

  test('JSON that is no deck at all', () => {
    expect(faultsOf('42')).toEqual([
      { where: 'the deck', what: '42', expected: 'an object with name, houses and cards' },
    ]);
    expect(faultsOf(null)[0]).toMatchObject({ where: 'the deck', what: 'null' });
    expect(faultsOf([])[0]).toMatchObject({ where: 'the deck', what: 'a list of 0' });
  });

  test('everything that is missing, at once', () => {
    expect(faultsOf({}).map(({ where, what }) => `${where}: ${what}`)).toEqual([
      'name: nothing',
      'houses: nothing',
      'cards: nothing',
    ]);
  });

  test('an unknown card, with the nearest known ones', () => {
    expect(faultsOf(withEntry(0, { id: 'angr' }))).toEqual([
      { where: 'cards[0].id', what: 'unknown card "angr"', expected: 'perhaps "anger"' },
    ]);
  });

  test('a card that is known and cannot be played yet; none that has the icon of a house', () => {
    onTestFinished(undefine('embellish-imp'));
    expect(faultsOf(withEntry(0, { id: 'embellish-imp', house: 'brobnar' }))).toEqual([
      {
        where: '"embellish-imp"',
        what: 'Embellish Imp cannot be played yet',
        expected: 'only cards that can be played already',
      },
    ]);
    expect(faultsOf(withEntry(0, { enhancements: ['Logos'] }))).toEqual([]);
  });

  test('a card that is like no other', () => {
    expect(faultsOf(withEntry(0, { id: 'qqqqqqqqqqqq' }))[0]!.expected).toContain('"anger"');
  });

  test.each([0, -1, 1.5, 1e9, 37, '1', null, [], Number.NaN])('a count of %j', (count) => {
    expect(faultsOf(withEntry(3, { count }))).toMatchObject([
      { where: 'cards[3].count', expected: 'a whole number from 1 to 36' },
    ]);
  });

  test('too few cards', () => {
    expect(faultsOf(file({ cards: file().cards.slice(1) }))).toEqual([
      { where: 'cards', what: '35 cards', expected: '36 cards' },
      { where: 'cards of house brobnar', what: '11 cards', expected: '12 cards' },
    ]);
  });

  test('36 cards, but not 12 of each house', () => {
    const cards = file().cards.map((entry, i) => (i === 0 ? { ...entry, id: 'fear', house: 'dis' } : entry));
    expect(faultsOf(file({ cards }))).toEqual([
      { where: 'cards of house brobnar', what: '11 cards', expected: '12 cards' },
      { where: 'cards of house dis', what: '13 cards', expected: '12 cards' },
    ]);
  });

  test('more entries than a deck has cards', () => {
    const cards = Array.from({ length: 5000 }, () => ({ id: 'anger', count: 1 }));
    expect(faultsOf(file({ cards }))).toEqual([
      { where: 'cards', what: 'a list of 5000', expected: 'at most 36 entries' },
    ]);
  });

  test.each([
    [['brobnar', 'dis']],
    [['brobnar', 'dis', 'shadows', 'logos']],
    [['brobnar', 'dis', 'dis', 'shadows']],
    [[]],
  ])('houses %j', (houses) => {
    expect(faultsOf(file({ houses }))).toContainEqual(
      expect.objectContaining({ where: 'houses', expected: 'three different houses' }),
    );
  });

  test('a house that does not exist', () => {
    expect(faultsOf(file({ houses: ['brobnar', 'dis', 'shadow'] }))).toMatchObject([
      { where: 'houses[2]', what: '"shadow"' },
    ]);
  });

  test('a card of a house that the deck does not have', () => {
    expect(faultsOf(withEntry(0, { house: 'logos' }))).toEqual([
      {
        where: 'cards[0].house',
        what: '"anger" is of house logos',
        expected: 'a house of the deck: brobnar, dis, shadows',
      },
    ]);
    expect(faultsOf(withEntry(0, { id: 'dextre', house: undefined }))).toMatchObject([
      { where: 'cards[0].house', what: '"dextre" is of house logos' },
    ]);
    expect(faultsOf(withEntry(0, { id: 'no-card-at-all', house: undefined }))).toMatchObject([
      { where: 'cards[0].id', what: 'unknown card "no-card-at-all"' },
    ]);
  });

  test('all wrong cards, not only the first', () => {
    const cards = file().cards.map((entry, i) => (i < 2 ? { ...entry, id: `nothing-${i}` } : entry));
    expect(faultsOf(file({ cards })).map(({ where }) => where)).toEqual(['cards[0].id', 'cards[1].id']);
  });
});

describe('a hostile file', () => {
  test('cannot reach the prototype of an object', () => {
    const text = JSON.stringify(file()).replace(
      '"name"',
      '"__proto__": { "polluted": true }, "constructor": 1, "name"',
    );
    expect(parseDeck(text)).toEqual(deck);
    expect({}).not.toHaveProperty('polluted');
    expect(faultsOf(withEntry(0, { id: '__proto__' }))[0]).toMatchObject({
      where: 'cards[0].id',
      what: 'unknown card "__proto__"',
    });
    expect(faultsOf(withEntry(0, { id: 'constructor' }))[0]).toMatchObject({ what: 'unknown card "constructor"' });
    expect(faultsOf(withEntry(0, { house: 'toString' }))[0]).toMatchObject({ where: 'cards[0].house' });
  });

  test('cannot steer the terminal that shows its faults', () => {
    expect(faultsOf(withEntry(0, { id: 'a\u001b[2Jb\u202Ec' }))[0]!.what).toBe('"a\\u{1b}[2Jb\\u{202e}c"');
    expect(faultsOf(file({ name: 'x\u001b[31m' }))).toMatchObject([{ where: 'name', what: '"x\\u{1b}[31m"' }]);
  });

  test('cannot make a message long', () => {
    expect(faultsOf(withEntry(0, { id: 'x'.repeat(100_000) }))[0]!.what.length).toBeLessThan(100);
    expect(faultsOf(' '.repeat(2_000_000))).toEqual([
      { where: 'the file', what: '2000000 characters', expected: 'at most 1000000' },
    ]);
  });

  test('may be nested deeply', () => {
    expect(faultsOf('['.repeat(400_000))).toEqual([
      { where: 'line 1, column 400001', what: 'not JSON: found the end of the text', expected: 'a value or "]"' },
    ]);
  });
});
