import { expect, test } from 'vitest';
import { bundledDecks, DeckError, findBundled, isMaverick, parseDeck, toDeckList } from './index.ts';

test('the decks of the starter set are there', () => {
  expect(bundledDecks.map(({ deck }) => deck.name)).toEqual(['Miss “Onyx” Censorius', 'Radiant Argus the Supreme']);
});

test.each(['miss-onyx-censorius', 'Miss “Onyx” Censorius', 'miss "onyx" censorius', 'MISS ONYX CENSORIUS'])(
  '%s is found',
  (name) => {
    expect(findBundled(name).slug).toBe('miss-onyx-censorius');
  },
);

test('a name that is not found is answered with those that are', () => {
  expect(() => findBundled('radiant argos the supreme')).toThrow('expected radiant-argus-the-supreme');
  expect(() => findBundled('nothing')).toThrow('miss-onyx-censorius or radiant-argus-the-supreme');
  expect(() => findBundled('')).toThrow(DeckError);
  expect(() => findBundled('__proto__')).toThrow(DeckError);
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
  expect(swapped.cards.filter(isMaverick).map(({ card }) => card)).toEqual(['anger', 'fear']);
  expect(toDeckList(swapped).cards.filter(({ house }) => house !== undefined)).toEqual([
    { name: 'anger', house: 'dis' },
    { name: 'fear', house: 'brobnar' },
  ]);
});
