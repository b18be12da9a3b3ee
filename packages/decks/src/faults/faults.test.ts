import { findPrinted } from '@vaultsong/cards/catalogue';
import { undefine } from '@vaultsong/engine/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { deckFaults, isPlayable, kindsOf, unplayableCards } from '../import.ts';
import type { Deck, DeckCard } from '../index.ts';
import { findBundled, sayPlainly } from '../index.ts';
import { suggester } from '../names/suggest.ts';
import { bare } from '../testing/bare.ts';

const { deck } = findBundled('miss-onyx-censorius');
const faultsOf = (faulty: Deck) => bare(deckFaults(faulty));
const changed = (i: number, change: Partial<DeckCard>): Deck => ({
  ...deck,
  cards: deck.cards.map((entry, j) => (i === j ? { ...entry, ...change } : entry)),
});

/** A deck of twelve copies of one card in each house, or of others where they are named. */
const plain = (set: Deck['set'], ...cards: readonly DeckCard[]): Deck => ({
  name: 'Plain',
  set,
  houses: [...new Set(cards.flatMap(({ house }) => (house === null ? [] : [house])))],
  cards,
});
const gigantic = (first: number, second: number): Deck =>
  plain(
    'mm',
    { card: 'ultra-gravitron', count: first, house: 'logos' },
    { card: 'ultra-gravitron2', count: second, house: 'logos' },
    { card: 'foggify', count: 12 - first - second, house: 'logos' },
    { card: 'bonesaw', count: 12, house: 'dis' },
    { card: 'charge', count: 12, house: 'sanctum' },
  );

describe('the faults of a deck', () => {
  test('a whole deck has none', () => {
    expect(faultsOf(deck)).toEqual([]);
    expect(isPlayable(deck)).toBe(true);
  });

  test('an unknown card is told with the names that it is like, as names or as ids', () => {
    expect(faultsOf(changed(0, { card: 'x', title: 'Bad Peny' }))).toEqual([
      { where: 'cards[0].id', what: 'unknown card "Bad Peny"', expected: 'perhaps "Bad Penny"' },
    ]);
    expect(faultsOf(changed(0, { card: 'bad-peny', title: 'bad-peny' }))).toMatchObject([
      { expected: 'perhaps "bad-penny"' },
    ]);
  });

  test('a card of another set is suggested where no card of the set is near', () => {
    expect(faultsOf(changed(0, { card: 'x', title: 'Ultra Gravitron' }))[0]!.expected).toContain('Ultra Gravitron');
  });

  test('a card without a house, where none follows from its printing', () => {
    expect(faultsOf(changed(0, { house: null }))).toEqual([
      {
        where: 'cards[0].house',
        what: `no house is named for "${deck.cards[0]!.card}"`,
        expected: 'a house of the deck: brobnar, dis, shadows',
      },
    ]);
  });

  test('a card that belongs beside the deck, and one that does not', () => {
    expect(faultsOf(changed(0, { card: 'the-tide' }))).toMatchObject([{ what: '"the-tide" is the tide' }]);
    expect(faultsOf({ ...deck, beside: [{ card: 'the-tide' }, { card: 'berserker' }] })).toEqual([]);
    expect(faultsOf({ ...deck, beside: [{ card: 'anger' }, { card: 'tyde', title: 'The Tyde' }] })).toMatchObject([
      { where: 'beside[0].id', what: '"anger" is a card like those of the deck' },
      { where: 'beside[1].id', what: 'unknown card "The Tyde"', expected: expect.stringContaining('The Tide') },
    ]);
  });

  test('a half of a gigantic creature that lacks the other', () => {
    const lack = (deck: Deck) => faultsOf(deck).filter(({ what }) => what.includes('half'));
    expect(findPrinted('ultra-gravitron2')?.name).toBe('Ultra Gravitron');
    expect(lack(gigantic(1, 1))).toEqual([]);
    expect(lack(gigantic(2, 1))).toEqual([
      {
        where: 'cards',
        what: '"ultra-gravitron" 2 times and its other half "ultra-gravitron2" 1 time',
        expected: 'as many of one half as of the other',
      },
    ]);
    expect(lack(gigantic(1, 2))).toMatchObject([{ what: expect.stringMatching(/^"ultra-gravitron2" 2 times/) }]);
  });

  test('counts: of the deck, and of its houses where no card is wrong itself', () => {
    const long = changed(0, { count: deck.cards[0]!.count + 2 });
    expect(faultsOf(long)).toEqual([
      { where: 'cards', what: '38 cards', expected: '36 cards' },
      { where: 'cards of house brobnar', what: '14 cards', expected: '12 cards' },
    ]);
    const both = { ...long, cards: [...long.cards, { card: 'qqqqqqqqqqqqqqqqq', count: 1, house: null }] };
    expect(faultsOf(both).map(({ where }) => where)).toEqual([`cards[${deck.cards.length}].id`, 'cards']);
  });

  test('nothing at all is a deck with faults, too', () => {
    expect(faultsOf({ name: '', set: null, houses: [], cards: [] })).toEqual([
      { where: 'houses', what: 'no houses', expected: 'three different houses' },
      { where: 'cards', what: '0 cards', expected: '36 cards' },
    ]);
  });
});

test('only so many unknown names are searched for, each once', () => {
  const suggest = suggester(2);
  expect(suggest('angr', 'cota').expected).toBe('perhaps "anger"');
  expect(suggest('bad-peny', 'cota').expected).toBe('perhaps "bad-penny"');
  expect(suggest('nifle-ape', 'cota').expected).toBe('the name of a card');
  expect(suggest('angr', 'cota').expected).toBe('perhaps "anger"');
});

describe('what kind of a guest a card is', () => {
  const kinds = (set: Deck['set'], card: string, house: DeckCard['house']) => kindsOf({ set }, { card, house });
  test.each([
    ['a card of the set', 'cota', 'anger', 'brobnar', []],
    ['a maverick', 'cota', 'anger', 'dis', ['maverick']],
    ['a legacy', 'mm', 'anger', 'dis', ['maverick', 'legacy']],
    ['a reprint', 'aoa', 'tremor', 'brobnar', []],
    ['a reprint that moved to another house', 'toc', 'gorm-of-omm', 'redemption', []],
    ['such a card in its old house', 'toc', 'gorm-of-omm', 'sanctum', ['maverick']],
    ['a skybeast, which is of whatever house of its deck', 'as', 'akugyo', 'geistoid', []],
    ['a skybeast of a house that its set has not', 'as', 'akugyo', 'untamed', ['maverick']],
    ['an anomaly', 'wc', 'ghostform', 'untamed', ['anomaly']],
    ['an anomaly that came before its set', 'aoa', 'ghostform', 'untamed', ['anomaly']],
    ['a former anomaly', 'mm', 'orb-of-wonder', 'sanctum', []],
    ['a card of a deck without a set', null, 'anger', 'brobnar', []],
    ['a maverick in a deck without a set', null, 'anger', 'mars', ['maverick']],
    ['a card of a set whose cards are not known', 'vm23', 'anger', 'brobnar', []],
    ['a card beside a deck, which has no house either', 'pv', 'overreach', null, []],
    ['the tide', 'dt', 'the-tide', null, []],
    ['a card that nobody knows', 'cota', 'angr', 'brobnar', []],
    ['a card whose house is open', 'cota', 'anger', null, []],
  ] as const)('%s', (_, set, card, house, expected) => {
    expect(kinds(set, card, house)).toEqual(expected);
  });
});

describe('the cards that cannot be played yet', () => {
  beforeAll(() => undefine('embellish-imp'));

  test('are told once each; unknown cards and those beside the deck that can be played are not among them', () => {
    const some = plain(
      'mm',
      { card: 'embellish-imp', count: 2, house: 'dis' },
      { card: 'embellish-imp', count: 1, house: 'dis', enhancements: ['draw'] },
      { card: 'charge', count: 3, house: 'sanctum', enhancements: ['damage'] },
      { card: 'charge', count: 1, house: 'sanctum', enhancements: ['damage', 'dis'] },
      { card: 'angr', count: 1, house: 'dis', title: 'Angr' },
    );
    expect(unplayableCards({ ...some, beside: [{ card: 'the-tide' }, { card: 'heads-i-win' }] })).toEqual([
      { card: 'embellish-imp', name: 'Embellish Imp', count: 3 },
    ]);
  });

  test('make a deck without fault unplayable', () => {
    expect(isPlayable({ ...deck, beside: [{ card: 'the-tide' }, { card: 'heads-i-win' }] })).toBe(true);
    const ofDis = deck.cards.findIndex(({ house }) => house === 'dis');
    expect(faultsOf(changed(ofDis, { card: 'embellish-imp' }))).toEqual([]);
    expect(isPlayable(changed(ofDis, { card: 'embellish-imp' }))).toBe(false);
    expect(isPlayable(changed(0, { count: 1, house: 'logos' }))).toBe(false);
  });
});

describe('faults for players', () => {
  const said = (faulty: Deck): readonly string[] => deckFaults(faulty).map(sayPlainly);

  test('name cards and houses as players do, and no places of a file', () => {
    expect(said(changed(0, { card: 'xyzzy', title: 'Xyzzy' }))).toEqual(['There is no card “Xyzzy”.']);
    expect(said(changed(0, { card: 'x', title: 'Bad Peny' }))).toEqual([
      'There is no card “Bad Peny”. Did you mean “Bad Penny”?',
    ]);
    expect(said({ name: '', set: null, houses: [], cards: [] })).toEqual([
      'A deck has three different houses; this one has none.',
      'A deck has 36 cards; this one has none.',
    ]);
    expect(said(changed(0, { house: 'star-alliance' }))[0]).toMatch(
      /^“.+” is of Star Alliance, which is no house of this deck\.$/,
    );
    expect(said(changed(0, { house: null }))[0]).toMatch(
      /^“.+” stands below no house; put it below one of the deck’s, .+ and .+\.$/,
    );
    expect(said({ ...deck, houses: ['dis', 'mars'] })[0]).toBe(
      'A deck has three different houses; this one has Dis and Mars.',
    );
    expect(said({ ...deck, beside: [{ card: 'berserker' }, { card: 'anger' }] })).toEqual([
      '“Anger” is a card of a deck, and does not lie beside one.',
    ]);
    expect(said(gigantic(2, 1))[0]).toBe(
      '“Ultra Gravitron” is a gigantic creature, of two cards; one half is missing.',
    );
  });

  test('have none of the words of programs, whatever is wrong', () => {
    const wrong: readonly Deck[] = [
      ...[changed(0, { house: null }), changed(1, { house: 'mars' }), changed(2, { card: 'zz', title: 'Zz' })],
      ...[gigantic(2, 1), gigantic(3, 0), { ...deck, houses: [] }, { ...deck, cards: deck.cards.slice(1) }],
      { ...deck, cards: [...deck.cards, { card: 'the-tide', count: 1, house: null }] },
    ];
    for (const sentence of wrong.flatMap(said)) {
      expect(sentence).not.toMatch(/cards\[|\.id|\.house|expected|"/);
      expect(sentence).toMatch(/^[“\p{Lu}].*[.?]$/u);
    }
  });
});
