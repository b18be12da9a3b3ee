// Filter and order of the card list, with the number of cards that each further choice would leave.
import { houses } from '@vaultsong/engine';
import type { CatalogueCard } from './catalogue.ts';
import { byPrinting, rarities } from './catalogue.ts';
import type { Facet } from './facets.ts';
import { facets, valuesOf } from './facets.ts';
import type { Query } from './query.ts';
import { answers, measureOf, wordsIn, wordsInTitle } from './query.ts';

/** Both ends are part of it; null: open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

export const ranges = ['power', 'armor'] as const;
export type RangeName = (typeof ranges)[number];

export interface Filter {
  /** For each side the values of which a card must have one; none: any. */
  readonly chosen: Readonly<Record<Facet, readonly string[]>>;
  readonly within: Readonly<Record<RangeName, Range>>;
}

export const anyNumber: Range = { from: null, to: null };

export const noFilter: Filter = {
  chosen: {
    house: [],
    type: [],
    rarity: [],
    play: [],
    keyword: [],
    bonus: [],
    enhance: [],
    kind: [],
    trait: [],
    set: [],
  },
  within: { power: anyNumber, armor: anyNumber },
};

export const sorts = ['number', 'name', 'house', 'power', 'aember', 'rarity'] as const;
export type Sort = (typeof sorts)[number];

export const sortTitles: Readonly<Record<Sort, string>> = {
  number: 'Set and number',
  name: 'Name',
  house: 'House, then name',
  power: 'Power, the strongest first',
  aember: 'Bonus æmber, the most first',
  rarity: 'Rarity, the rarest first',
};

/** Number of cards left if a value were chosen besides; the other sides of the filter hold. */
export type Counts = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

export interface Found {
  readonly cards: readonly CatalogueCard[];
  readonly counts: Counts;
}

const isWithin = (card: CatalogueCard, name: RangeName, { from, to }: Range): boolean => {
  if (from === null && to === null) return true;
  const number = measureOf(card, name);
  return number !== null && number >= (from ?? 0) && number <= (to ?? Number.POSITIVE_INFINITY);
};

const byTitle = (a: CatalogueCard, b: CatalogueCard): number => a.title.localeCompare(b.title, 'en');

/** In the order of the alphabet; those of no house come last. */
const houseRank = ({ house }: CatalogueCard): number => (house === null ? houses.length : houses.indexOf(house));

const rarestOf = (card: CatalogueCard, sets: readonly string[]): number =>
  Math.max(...rarities.map((rarity, rank) => (valuesOf(card, 'rarity', sets).includes(rarity) ? rank : -1)));

/** The order of the catalogue itself is by set and number. Sorting is stable, so that it breaks all ties. */
function inOrder(cards: readonly CatalogueCard[], sort: Sort, query: Query, filter: Filter): readonly CatalogueCard[] {
  switch (sort) {
    case 'number': {
      // Whoever types a name wants that card first.
      const words = wordsIn(query);
      const placed = filter.chosen.set.length === 0 ? cards : cards.toSorted(byPrinting(filter.chosen.set));
      return words.length === 0 ? placed : placed.toSorted((a, b) => wordsInTitle(b, words) - wordsInTitle(a, words));
    }
    case 'name':
      return cards.toSorted(byTitle);
    case 'house':
      return cards.toSorted((a, b) => houseRank(a) - houseRank(b) || byTitle(a, b));
    case 'power':
      return cards.toSorted((a, b) => (measureOf(b, 'power') ?? -1) - (measureOf(a, 'power') ?? -1));
    case 'aember':
      return cards.toSorted((a, b) => (measureOf(b, 'aember') ?? 0) - (measureOf(a, 'aember') ?? 0));
    case 'rarity':
      return cards.toSorted((a, b) => rarestOf(b, filter.chosen.set) - rarestOf(a, filter.chosen.set));
  }
}

/** @param cards in the order of the catalogue */
export function find(cards: readonly CatalogueCard[], query: Query, filter: Filter, sort: Sort): Found {
  const { chosen, within } = filter;
  const found: CatalogueCard[] = [];
  const counts: Record<Facet, Map<string, number>> = {
    ...{ house: new Map(), type: new Map(), rarity: new Map(), play: new Map() },
    ...{ keyword: new Map(), bonus: new Map(), enhance: new Map(), kind: new Map() },
    ...{ trait: new Map(), set: new Map() },
  };
  for (const card of cards) {
    if (!answers(card, query) || !ranges.every((name) => isWithin(card, name, within[name]))) continue;
    const values = (facet: Facet): readonly string[] => valuesOf(card, facet, chosen.set);
    const failed = facets.filter(
      (facet) => chosen[facet].length > 0 && !values(facet).some((value) => chosen[facet].includes(value)),
    );
    if (failed.length === 0) found.push(card);
    // What fails on one side only would pass with another choice there.
    const countedIn = failed.length === 0 ? facets : failed.length === 1 ? failed : [];
    for (const facet of countedIn) {
      for (const value of values(facet)) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
    }
  }
  return { cards: inOrder(found, sort, query, filter), counts };
}
