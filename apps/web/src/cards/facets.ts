// The sides from which cards can be filtered: what they are called, and which values each card has there.
import { sets } from '@vaultsong/cards';
import type { Bonus, House } from '@vaultsong/engine';
import { cardTypes, houses, keywords } from '@vaultsong/engine';
import { houseTitles } from '../art/emblems.ts';
import type { CatalogueCard } from './catalogue.ts';
import { rarities } from './catalogue.ts';

export const facets = ['house', 'type', 'rarity', 'keyword', 'bonus', 'trait', 'set'] as const;
export type Facet = (typeof facets)[number];

export const facetTitles: Readonly<Record<Facet, string>> = {
  house: 'House',
  type: 'Type',
  rarity: 'Rarity',
  keyword: 'Keyword',
  bonus: 'Bonus',
  trait: 'Trait',
  set: 'Set',
};

const bonusTitles: Readonly<Record<Bonus | 'none', string>> = {
  aember: 'Æmber',
  capture: 'Capture',
  damage: 'Damage',
  draw: 'Draw',
  discard: 'Discard',
  none: 'No bonus',
};

/**
 * What a card is, seen from one side; several values where it has several traits or printings.
 * @param inSets counts only printings in these sets, as a rare card of one set may be common in another; empty: all
 */
export function valuesOf(card: CatalogueCard, facet: Facet, inSets: readonly string[] = []): readonly string[] {
  switch (facet) {
    case 'house':
      return [card.house];
    case 'type':
      return [card.type];
    case 'rarity': {
      const counted = card.printings.filter(({ set }) => inSets.length === 0 || inSets.includes(set));
      return [...new Set(counted.map(({ rarity }) => rarity))];
    }
    case 'keyword':
      return Object.keys(card.keywords);
    case 'bonus':
      return card.bonus.length === 0 ? ['none'] : [...new Set(card.bonus)];
    case 'trait':
      return card.traits;
    case 'set':
      return [...new Set(card.printings.map(({ set }) => set))];
  }
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

export const asHouse = (value: string): House | undefined => houses.find((house) => house === value);

export const setTitle = (set: string): string => sets.find(({ id }) => id === set)?.title ?? set.toUpperCase();

/** How a value is shown. */
export function valueTitle(facet: Facet, value: string): string {
  switch (facet) {
    case 'house': {
      const house = asHouse(value);
      return house === undefined ? value : houseTitles[house];
    }
    case 'set':
      return setTitle(value);
    case 'bonus':
      return value in bonusTitles ? bonusTitles[value as Bonus | 'none'] : value;
    case 'type':
    case 'rarity':
    case 'keyword':
    case 'trait':
      return capital(value);
  }
}

/** The order in which values are listed; traits stand in the order of the alphabet. */
const orders: Readonly<Record<Exclude<Facet, 'trait'>, readonly string[]>> = {
  house: houses,
  type: cardTypes,
  rarity: rarities,
  keyword: keywords,
  bonus: Object.keys(bonusTitles),
  set: sets.map(({ id }) => id),
};

/** All values that any of the cards has, in the order in which they are listed. */
export function valuesIn(cards: readonly CatalogueCard[], facet: Facet): readonly string[] {
  const found = new Set(cards.flatMap((card) => valuesOf(card, facet)));
  if (facet === 'trait') return [...found].sort((a, b) => a.localeCompare(b, 'en'));
  const order = orders[facet];
  return [...order.filter((value) => found.has(value)), ...[...found].filter((value) => !order.includes(value))];
}
