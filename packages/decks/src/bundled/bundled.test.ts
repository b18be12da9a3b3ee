import { definition } from '@vaultsong/engine';
import { expect, test } from 'vitest';
import { isPlayable, kindsOf, parseDeck } from '../import.ts';
import { bundledDecks, DeckError, findBundled, toDeckList, writeDeck } from '../index.ts';
import { referenceDecks } from './bundled.ts';

test('two starter decks and more than twenty real ones are there', () => {
  expect(bundledDecks.length).toBeGreaterThanOrEqual(22);
  expect(bundledDecks.slice(0, 2).map(({ deck }) => deck.name)).toEqual([
    'Miss “Onyx” Censorius',
    'Radiant Argus the Supreme',
  ]);
});

test('the decks to measure with are of one set, the others of five more', () => {
  const setsOf = (decks: typeof bundledDecks) => [...new Set(decks.map(({ deck }) => deck.set))];
  expect(setsOf(referenceDecks)).toEqual(['cota']);
  expect(setsOf(bundledDecks)).toEqual(['cota', 'aoa', 'wc', 'mm', 'dt', 'toc']);
});

test.each(bundledDecks)('$slug is a whole deck, and found by its title too', ({ slug, deck }) => {
  expect(isPlayable(deck)).toBe(true);
  expect(toDeckList(deck).cards).toHaveLength(36);
  expect(parseDeck(writeDeck(deck))).toEqual(deck);
  expect(findBundled(deck.name).slug).toBe(slug);
});

test('no two have the same slug, the same title or the same cards', () => {
  const different = (values: readonly string[]): number => new Set(values).size;
  expect(different(bundledDecks.map(({ slug }) => slug))).toBe(bundledDecks.length);
  expect(different(bundledDecks.map(({ deck }) => deck.name))).toBe(bundledDecks.length);
  const cards = bundledDecks.map(({ deck }) =>
    JSON.stringify(
      toDeckList(deck)
        .cards.map(({ name }) => name)
        .sort(),
    ),
  );
  expect(different(cards)).toBe(bundledDecks.length);
});

test.each(['miss-onyx-censorius', 'Miss “Onyx” Censorius', 'miss "onyx" censorius', 'MISS ONYX CENSORIUS'])(
  '%s is found',
  (name) => {
    expect(findBundled(name).slug).toBe('miss-onyx-censorius');
  },
);

test('a name that is not found is answered with the few that it is like, not with all', () => {
  expect(() => findBundled('radiant argos the supreme')).toThrow(
    `expected one of the ${bundledDecks.length} decks that come with the program, perhaps radiant-argus-the-supreme`,
  );
  expect(() => findBundled('miss-oynx')).toThrow('perhaps miss-onyx-censorius');
  expect(() => findBundled('xyzxyzxyz')).toThrow('such as miss-onyx-censorius');
  for (const name of ['', 'the', 'nothing', '__proto__']) {
    expect(() => findBundled(name)).toThrow(DeckError);
    expect(() => findBundled(name)).toThrow(/^.{0,300}$/);
  }
});

test('the engine gets one entry a card, and a house only for a maverick', () => {
  const { deck } = findBundled('miss-onyx-censorius');
  const list = toDeckList(deck);
  expect(list.cards).toHaveLength(36);
  expect(list.cards.filter(({ name }) => name === 'urchin')).toEqual([{ name: 'urchin' }, { name: 'urchin' }]);
  const cards = deck.cards.map(({ card, count, house }) => ({
    id: card,
    count,
    house: card === 'anger' ? 'dis' : card === 'fear' ? 'brobnar' : house,
  }));
  const swapped = parseDeck({ name: 'Swapped', houses: deck.houses, cards });
  expect(swapped.cards.filter((entry) => kindsOf(swapped, entry).includes('maverick')).map(({ card }) => card)).toEqual(
    ['anger', 'fear'],
  );
  expect(toDeckList(swapped).cards.filter(({ house }) => house !== undefined)).toEqual([
    { name: 'anger', house: 'dis' },
    { name: 'fear', house: 'brobnar' },
  ]);
});

test('what lies beside a deck comes along, by name, and only where there is something', () => {
  const { deck } = findBundled('miss-onyx-censorius');
  expect(toDeckList(deck)).not.toHaveProperty('beside');
  expect(toDeckList({ ...deck, beside: [{ card: 'the-tide' }, { card: 'spark' }] }).beside).toEqual([
    'the-tide',
    'spark',
  ]);
});

test('what a deck adds to a card comes along: bonus icons below the printed ones, and houses', () => {
  const { deck } = findBundled('miss-onyx-censorius');
  const [first, ...rest] = deck.cards;
  if (first === undefined) throw new Error('a deck has cards');
  const enhanced = { ...deck, cards: [{ ...first, count: 1, enhancements: ['draw', 'mars'] as const }, ...rest] };
  const [plain] = toDeckList(deck).cards;
  const [dealt] = toDeckList(enhanced).cards;
  expect(plain).not.toHaveProperty('houseIcons');
  expect(dealt).toEqual({ ...plain, bonus: [...definition(first.card).bonus, 'draw'], houseIcons: ['mars'] });
});
