// Search, filter and order of the deck list.
import { cardSets } from '@vaultsong/cards';
import type { House } from '@vaultsong/engine';
import { houses } from '@vaultsong/engine';
import type { Mark } from '../../collection/entry.ts';
import { noMark } from '../../collection/entry.ts';
import type { Range } from '../cards/filter.ts';
import { anyNumber } from '../cards/filter.ts';
import type { Measure } from './facts.ts';
import { measureOf } from './facts.ts';
import type { KnownDeck } from './known.ts';
import type { Query } from './query.ts';
import { answers, statesOf } from './query.ts';

export const facets = ['house', 'set', 'from', 'state', 'tag'] as const;
export type Facet = (typeof facets)[number];

/** The numbers that can be chosen from to; every other one can be searched by. */
export const ranges = [
  'creatures',
  'actions',
  'artifacts',
  'upgrades',
  'aember',
  'steals',
  'aember-control',
  'creature-control',
  'card-flow',
] as const satisfies readonly Measure[];
export type RangeName = (typeof ranges)[number];

export interface Filter {
  /** Of the houses a deck must have all, of everything else one. */
  readonly chosen: Readonly<Record<Facet, readonly string[]>>;
  readonly within: Readonly<Record<RangeName, Range>>;
  readonly favourites: boolean;
}

export const noFilter: Filter = {
  chosen: { house: [], set: [], from: [], state: [], tag: [] },
  within: {
    ...{ creatures: anyNumber, actions: anyNumber, artifacts: anyNumber, upgrades: anyNumber, aember: anyNumber },
    ...{ steals: anyNumber, 'aember-control': anyNumber, 'creature-control': anyNumber, 'card-flow': anyNumber },
  },
  favourites: false,
};

export const sorts = [
  'added',
  'name',
  'aember',
  'aember-control',
  'creature-control',
  'card-flow',
  'creatures',
  'power',
  'set',
] as const;
export type Sort = (typeof sorts)[number];

export const sortTitles: Readonly<Record<Sort, string>> = {
  added: 'Yours first, the newest first',
  name: 'Name',
  aember: 'Expected æmber, the most first',
  'aember-control': 'Æmber control, the most first',
  'creature-control': 'Creature control, the most first',
  'card-flow': 'Card flow, the most first',
  creatures: 'Creatures, the most first',
  power: 'Power of creatures, the most first',
  set: 'Set, the oldest first',
};

export type Marks = ReadonlyMap<string, Mark>;

export const markOf = ({ keptAs }: KnownDeck, marks: Marks): Mark => marks.get(keptAs) ?? noMark(keptAs);

/** Values of a deck in one facet. */
export function valuesOf(known: KnownDeck, mark: Mark, facet: Facet): readonly string[] {
  switch (facet) {
    case 'house':
      return known.deck.houses;
    case 'set':
      return [known.deck.set ?? 'none'];
    case 'from':
      return [known.added === null ? 'bundled' : 'own'];
    case 'state':
      return statesOf(known, mark).filter((state) => state === 'ready' || state === 'later' || state === 'faulty');
    case 'tag':
      return mark.tags;
  }
}

/** Titles of the values of `from` and `state`. */
export const stateTitles: Readonly<Record<string, string>> = {
  own: 'Your collection',
  bundled: 'Comes with Vaultsong',
  ready: 'Ready to play',
  later: 'Has cards that cannot be played yet',
  faulty: 'Faulty',
};

const isHouse = (value: string): value is House => houses.some((house) => house === value);

/** All values that there are to choose, in the order in which they are listed. */
export function valuesIn(decks: readonly KnownDeck[], marks: Marks, facet: Facet): readonly string[] {
  const found = new Set(decks.flatMap((known) => valuesOf(known, markOf(known, marks), facet)));
  const orders: Readonly<Record<Facet, readonly string[]>> = {
    house: houses,
    set: [...cardSets.map(({ id }) => id), 'none'],
    from: ['own', 'bundled'],
    state: ['ready', 'later', 'faulty'],
    tag: [...found].sort((a, b) => a.localeCompare(b)),
  };
  return orders[facet].filter((value) => found.has(value));
}

const passes = (known: KnownDeck, mark: Mark, facet: Facet, chosen: readonly string[]): boolean => {
  if (chosen.length === 0) return true;
  const values = valuesOf(known, mark, facet);
  if (facet === 'house') return chosen.filter(isHouse).every((house) => values.includes(house));
  return chosen.some((value) => values.includes(value));
};

const isWithin = ({ deck }: KnownDeck, name: RangeName, { from, to }: Range): boolean => {
  if (from === null && to === null) return true;
  const number = measureOf(deck, name);
  return number >= (from ?? 0) && number <= (to ?? Number.POSITIVE_INFINITY);
};

export interface Found {
  readonly decks: readonly KnownDeck[];
  /** Number of decks left if a value were chosen besides. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
}

export function find(decks: readonly KnownDeck[], marks: Marks, query: Query, filter: Filter, sort: Sort): Found {
  const counts: Record<Facet, Map<string, number>> = {
    ...{ house: new Map(), set: new Map(), from: new Map(), state: new Map(), tag: new Map() },
  };
  const found: KnownDeck[] = [];
  for (const known of decks) {
    const mark = markOf(known, marks);
    if (filter.favourites && !mark.favourite) continue;
    if (!answers(known, mark, query) || !ranges.every((name) => isWithin(known, name, filter.within[name]))) continue;
    const failed = facets.filter((facet) => !passes(known, mark, facet, filter.chosen[facet]));
    if (failed.length === 0) found.push(known);
    for (const facet of facets) {
      // A house more narrows what is found; of other sides a value more widens it.
      if (facet === 'house' ? failed.length > 0 : failed.some((other) => other !== facet)) continue;
      for (const value of valuesOf(known, mark, facet)) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
    }
  }
  return { decks: sorted(found, sort), counts };
}

const byName = (a: KnownDeck, b: KnownDeck): number => a.deck.name.localeCompare(b.deck.name, 'en');

const ageOf = ({ deck }: KnownDeck): number => {
  const age = cardSets.findIndex(({ id }) => id === deck.set);
  return age < 0 ? cardSets.length : age;
};

function sorted(decks: readonly KnownDeck[], sort: Sort): readonly KnownDeck[] {
  switch (sort) {
    // Those that come with the program stay in its order.
    case 'added':
      return decks.toSorted((a, b) => (b.added ?? -1) - (a.added ?? -1));
    case 'name':
      return decks.toSorted(byName);
    case 'set':
      return decks.toSorted((a, b) => ageOf(a) - ageOf(b) || byName(a, b));
    default:
      return decks.toSorted((a, b) => measureOf(b.deck, sort) - measureOf(a.deck, sort) || byName(a, b));
  }
}
