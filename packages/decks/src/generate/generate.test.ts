import { describe, expect, test } from 'vitest';
import { DeckError } from '../faults/fault.ts';
import { parseDeck } from '../files/parse.ts';
import { writeDeck } from '../files/write.ts';
import { deckOfName, generatedName, isGeneratedName } from './address.ts';
import { decksFrom, different, generateDeck, generateDecks } from './generate.ts';
import { generatedSets } from './names.ts';
import { recipeOf } from './sets.ts';

/** A short number for a long text (FNV-1a). */
function hash(text: string): string {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return (state >>> 0).toString(16);
}

describe('a new deck', () => {
  test('is the same for the same seed, for ever', () => {
    // A change of these numbers breaks the promise of the command line and of every address that names a seed.
    const decks = generateDecks({ set: 'cota', seed: 0, count: 500 }).map(({ deck }) => deck);
    expect(hash(JSON.stringify(decks.map(({ houses, cards }) => ({ houses, cards }))))).toBe('44ded737');
    expect(hash(JSON.stringify(decks.map(({ name }) => name)))).toBe('48dd4aa7');
  });

  test.each([
    ['aoa', 'a594c385'],
    ['wc', 'cc82f749'],
    ['mm', 'b3eae4f3'],
    ['dt', '6c284266'],
  ])('of %s is the same for the same seed, name, icons and all', (set, all) => {
    const decks = generateDecks({ set, seed: 0, count: 500 }).map(({ deck }) => deck);
    expect(hash(JSON.stringify(decks))).toBe(all);
  });

  test('lists each card once in a house, in the order of the set', () => {
    const { cards, houses } = generateDeck({ set: 'cota', seed: 7 });
    expect(houses).toEqual([...houses].sort());
    expect(cards.map(({ house }) => house)).toEqual(
      houses.flatMap((house) => cards.filter((card) => card.house === house).map(() => house)),
    );
    expect(new Set(cards.map(({ card, house }) => `${house}/${card}`)).size).toBe(cards.length);
  });

  test('is read back from its file as the same deck', () => {
    const deck = generateDeck({ set: 'cota', seed: -5 });
    expect(parseDeck(writeDeck(deck))).toEqual(deck);
  });

  test.each([Number.NaN, 0.5, 2 ** 53, Number.POSITIVE_INFINITY])('is refused for the seed %d', (seed) => {
    expect(() => generateDeck({ set: 'cota', seed })).toThrow(RangeError);
  });

  test.each(['', 'COTA', 'nope', '__proto__', 'x'.repeat(10_000)])('is refused for a set that is none', (set) => {
    expect(() => generateDeck({ set, seed: 1 })).toThrow(DeckError);
    expect(() => generateDeck({ set, seed: 1 })).toThrow(/^.{0,300}$/);
  });
});

describe('a batch', () => {
  test('holds the decks of the seeds from its own on', () => {
    const batch = generateDecks({ set: 'cota', seed: 40, count: 3 });
    expect(batch.map(({ seed }) => seed)).toEqual([40, 41, 42]);
    for (const { seed, deck } of batch) expect(deck).toEqual(generateDeck({ set: 'cota', seed }));
  });

  test('leaves out a deck whose name or whose cards are taken, and goes on with the next', () => {
    const [one, two, three] = [1, 2, 3].map((seed) => generateDeck({ set: 'cota', seed }));
    if (one === undefined || two === undefined || three === undefined) throw new Error('there are three decks');
    const decks = [
      one,
      { ...two, name: one.name.toUpperCase() },
      { ...one, name: 'Another Name' },
      { ...two, cards: one.cards },
      three,
    ];
    const kept = [...different(decks.map((deck, seed) => ({ seed, deck })))];
    expect(kept).toEqual([
      { seed: 0, deck: one },
      { seed: 4, deck: three },
    ]);
  });

  test('goes on from the least seed after the greatest', () => {
    const decks = decksFrom({ set: 'cota', seed: Number.MAX_SAFE_INTEGER });
    expect([decks.next(), decks.next()].map(({ value }) => value?.seed)).toEqual([
      Number.MAX_SAFE_INTEGER,
      Number.MIN_SAFE_INTEGER,
    ]);
  });

  test('may be empty', () => {
    expect(generateDecks({ set: 'cota', seed: 1, count: 0 })).toEqual([]);
  });
});

describe('the name of a new deck', () => {
  test('gives the deck of its seed', () => {
    for (const seed of [7, 0, -3]) {
      const name = generatedName({ set: 'cota', seed });
      expect(isGeneratedName(name)).toBe(true);
      expect(deckOfName(name)).toEqual(generateDeck({ set: 'cota', seed }));
    }
  });

  test.each([
    'generated:',
    'generated:cota',
    'generated:cota:',
    'generated:cota:7x',
    'generated:cota:1e3',
    'generated:cota:9007199254740993',
    'generated:cota:7:8',
  ])('is refused as %s, with what would be right', (name) => {
    expect(() => deckOfName(name)).toThrow('such as generated:cota:7');
  });
});

test('the recipes ask for nothing that is not there', () => {
  for (const set of generatedSets) {
    const { links, rarities, mavericks, legacies, anywhere, evilTwins, houses } = recipeOf(set);
    expect(new Set(houses).size).toBe(houses.length);
    for (const share of [...Object.values(rarities), mavericks, legacies.share, anywhere, 2 * evilTwins]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThan(1);
    }
    // What a card becomes may bring others along; twice of one kind would add up.
    expect(new Set(links.map(({ kind, card }) => `${kind} ${card}`)).size).toBe(links.length);
  }
});
