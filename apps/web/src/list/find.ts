// Items of a list that a search and a filter leave, in order, with the number of items that each further choice would leave.
import type { Facet, Filter, ListOf, Range } from './listOf.ts';
import { chosenIn, facetsOf, noFilter, rangeIn, rangesOf } from './listOf.ts';
import type { Query } from './query.ts';
import { answers, wordsIn } from './query.ts';

export interface Found<T> {
  readonly items: readonly T[];
  /** Items left if a value were chosen besides, by facet and value; other choices hold. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const passes = (values: readonly string[], chosen: readonly string[], all: boolean): boolean =>
  chosen.length === 0 ||
  (all ? chosen.every((value) => values.includes(value)) : chosen.some((value) => values.includes(value)));

const isOpen = ({ from, to }: Range): boolean => from === null && to === null;

const isWithin = (number: number | null, { from, to }: Range): boolean =>
  number !== null && number >= (from ?? 0) && number <= (to ?? Number.POSITIVE_INFINITY);

/** @param sort name of an order of the list; an unknown one is taken for the usual one */
export function find<T>(list: ListOf<T>, items: readonly T[], query: Query, filter: Filter, sort: string): Found<T> {
  const facets = facetsOf(list).flatMap(({ name, valuesOf, all = false }) =>
    valuesOf === null
      ? []
      : [{ valuesOf, all, chosen: chosenIn(filter, name), name, counts: new Map<string, number>() }],
  );
  // No number is asked for that narrows nothing: those of a deck take its whole profile.
  const ranges = rangesOf(list).flatMap(({ name, numberOf }) => {
    const range = rangeIn(filter, name);
    return isOpen(range) ? [] : [{ numberOf, range }];
  });
  const found: T[] = [];
  for (const item of items) {
    if (!answers(item, query, list.search)) continue;
    if (!ranges.every(({ numberOf, range }) => isWithin(numberOf(item), range))) continue;
    const seen = facets.map((facet) => ({ facet, values: facet.valuesOf(item, filter) }));
    const failed = seen.filter(({ facet, values }) => !passes(values, facet.chosen, facet.all));
    if (failed.length === 0) found.push(item);
    for (const { facet, values } of seen) {
      // One more value narrows a facet that wants all, and widens another: an item that fails there alone would pass.
      if (facet.all ? failed.length > 0 : failed.some((other) => other.facet !== facet)) continue;
      for (const value of values) facet.counts.set(value, (facet.counts.get(value) ?? 0) + 1);
    }
  }
  const { order } = list.sorts.find(({ name }) => name === sort) ?? list.sorts[0];
  return {
    items: order(found, wordsIn(query), filter),
    counts: new Map(facets.map(({ name, counts }) => [name, counts])),
  };
}

interface FacetValues {
  /** In the order in which they are listed. */
  readonly values: readonly string[];
  /** Some items would be left out by one of them. */
  readonly narrows: boolean;
}

const known = new WeakMap<object, WeakMap<object, FacetValues>>();

/** Values that any item has in a facet. They are found once for the items of a list. */
export function valuesIn<T>(facet: Facet<T>, items: readonly T[]): FacetValues {
  const before = known.get(items)?.get(facet);
  if (before !== undefined) return before;
  const counts = new Map<string, number>();
  for (const value of items.flatMap((item) => facet.valuesOf?.(item, noFilter) ?? []))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  const others = [...counts.keys()].filter((value) => !facet.order.includes(value));
  const values = [
    ...facet.order.filter((value) => counts.has(value)),
    ...others.sort((a, b) => facet.titleOf(a).localeCompare(facet.titleOf(b), 'en')),
  ];
  const found = { values, narrows: values.some((value) => counts.get(value) !== items.length) };
  const ofItems = known.get(items) ?? new WeakMap<object, FacetValues>();
  known.set(items, ofItems.set(facet, found));
  return found;
}
