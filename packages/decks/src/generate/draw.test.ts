// Recipes that no set has, to show what each of their parts does.

import { definition } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import type { Drawn } from './draw.ts';
import { drawerOf } from './draw.ts';
import { cardsOf } from './pool.ts';
import type { SetRecipe } from './recipe.ts';
import { recipeOf } from './sets.ts';

const cota = recipeOf('cota');
const draws = (recipe: SetRecipe, count: number): readonly Drawn[] => {
  const draw = drawerOf(recipe);
  return Array.from({ length: count }, (_, i) => draw(chanceOf(`test/${i}`)));
};
const shareWith = (decks: readonly Drawn[], has: (card: Drawn['cards'][number]) => boolean): number =>
  decks.filter(({ cards }) => cards.some(has)).length / decks.length;

const isMaverick = ({ card, house }: Drawn['cards'][number]): boolean => definition(card).house !== house;

describe('mavericks', () => {
  test('are as frequent as the recipe says: never, or in most decks', () => {
    expect(shareWith(draws({ ...cota, mavericks: 0 }, 300), isMaverick)).toBe(0);
    // 0.8 of 1,000 decks, give or take four standard errors of 0.013.
    expect(Math.abs(shareWith(draws({ ...cota, mavericks: 0.8 }, 1000), isMaverick) - 0.8)).toBeLessThan(0.05);
  });

  test('bring what is linked to them into their new house', () => {
    const decks = draws({ ...cota, mavericks: 0.999 }, 400);
    const found = decks.flatMap(({ cards }) =>
      cards
        .filter(({ card, house }) => card === 'timetraveller' && house !== 'logos')
        .map(
          ({ house, count }) =>
            cards.find((other) => other.card === 'help-from-future-self' && other.house === house)?.count === count,
        ),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain(false);
  });
});

describe('legacies', () => {
  // As if Age of Ascension came after Call of the Archons with only the cards that it took over from there.
  // Without bounds: they would favor decks with cards of the larger set.
  const later: SetRecipe = {
    ...cota,
    ...{ set: 'aoa', links: [], mavericks: 0, bounds: { house: [], deck: [] } },
    legacies: { share: 0.6, sets: ['cota'] },
  };
  const own = cardsOf('aoa');
  const isLegacy = ({ card }: Drawn['cards'][number]): boolean => !own.has(card);

  test('are as frequent as the recipe says, of the house they stand in, and of an older set [rule legacy]', () => {
    const decks = draws(later, 1000);
    // 0.6 of 1,000 decks, give or take four standard errors of 0.0155.
    expect(Math.abs(shareWith(decks, isLegacy) - 0.6)).toBeLessThan(0.062);
    const older = cardsOf('cota');
    for (const card of decks.flatMap(({ cards }) => cards.filter(isLegacy))) {
      expect(older).toContain(card.card);
      expect(definition(card.card).house).toBe(card.house);
    }
  });

  test('may be mavericks too', () => {
    const decks = draws({ ...later, mavericks: 0.99 }, 500);
    expect(shareWith(decks, (card) => isLegacy(card) && isMaverick(card))).toBeGreaterThan(0);
  });

  test('do not come where there is no older set', () => {
    expect(shareWith(draws({ ...later, legacies: { share: 0.6, sets: [] } }, 200), isLegacy)).toBe(0);
    expect(shareWith(draws({ ...later, legacies: { share: 0, sets: ['cota'] } }, 200), isLegacy)).toBe(0);
  });
});

describe('a card of each house', () => {
  const cards = { brobnar: 'war-grumpus', dis: 'shaffles', logos: 'dextre' } as const;
  const copies = ({ cards: all }: Drawn, name: string): number =>
    all.reduce((sum, { card, count }) => sum + (card === name ? count : 0), 0);

  test('is there once in each house that has one, in as many decks as the recipe says, and in no other', () => {
    const decks = draws({ ...cota, mavericks: 0.5, oneEach: { share: 0.5, cards } }, 1000);
    const seen = decks.flatMap((deck) => {
      const houses = deck.houses.filter((house) => Object.hasOwn(cards, house));
      const counts = Object.values(cards).map((card) => copies(deck, card));
      const total = counts.reduce((sum, count) => sum + count, 0);
      expect(Math.max(...counts)).toBeLessThanOrEqual(1);
      expect([0, houses.length]).toContain(total);
      return houses.length === 0 ? [] : [total > 0];
    });
    // 0.5 of some 970 decks, give or take four standard errors of 0.016.
    expect(Math.abs(seen.filter(Boolean).length / seen.length - 0.5)).toBeLessThan(0.065);
  });

  test('is there in every deck with the house where the recipe says so', () => {
    for (const deck of draws({ ...cota, oneEach: { share: 1, cards } }, 200))
      for (const [house, card] of Object.entries(cards))
        expect(copies(deck, card)).toBe(deck.houses.some((one) => one === house) ? 1 : 0);
  });
});

describe('bounds on types', () => {
  const creatures = ({ cards }: Drawn): number =>
    cards.filter(({ card }) => definition(card).type === 'creature').reduce((sum, { count }) => sum + count, 0);

  test('hold for each house and for the deck', () => {
    const bounds: SetRecipe['bounds'] = {
      house: [{ type: 'upgrade', least: 1, most: 1 }],
      deck: [{ type: 'creature', least: 15, most: 16 }],
    };
    for (const deck of draws({ ...cota, bounds }, 50)) {
      expect([15, 16]).toContain(creatures(deck));
      for (const house of deck.houses) {
        const upgrades = deck.cards.filter((card) => card.house === house && definition(card.card).type === 'upgrade');
        expect(upgrades.reduce((sum, { count }) => sum + count, 0)).toBe(1);
      }
    }
  });

  test('that no cards can meet are told, not tried for ever', () => {
    const bounds: SetRecipe['bounds'] = { house: [{ type: 'creature', least: 13, most: 13 }], deck: [] };
    expect(() => draws({ ...cota, bounds }, 1)).toThrow('the recipe of cota');
  });
});
