// A list as data: items of one kind, with the ways to search, filter and sort them. The page of a list is made from it.
import type { House } from '@vaultsong/engine';
import type { SearchFields } from './query.ts';

/** Numbers with both ends; null: open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

export const anyNumber: Range = { from: null, to: null };

/** Choices that narrow a list, by the names of its filters. A filter that is absent narrows nothing. */
export interface Filter {
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly within: Readonly<Record<string, Range>>;
}

export const noFilter: Filter = { chosen: {}, within: {} };

/**
 * Values of which an item must have one.
 *
 * `boxes` lets people choose several, `box` is a single one to check, `segments` and `menu` have exactly one, of which
 * the first leaves the list as it is.
 */
export interface Facet<T> {
  readonly kind: 'facet';
  /** Name in the address. */
  readonly name: string;
  readonly title: string;
  readonly control: 'boxes' | 'box' | 'segments' | 'menu';
  /** Values of an item; null: the server chooses by them. @param filter other choices, on which the values may depend */
  readonly valuesOf: ((item: T, filter: Filter) => readonly string[]) | null;
  readonly titleOf: (value: string) => string;
  /** Values in the order in which they are listed; others of the items follow by their titles. */
  readonly order: readonly string[];
  /** Emblem before a value. */
  readonly houseOf?: (value: string) => House | undefined;
  /** An item must have all chosen values. */
  readonly all?: boolean;
  /** Values are words of the player: an address may choose those that no item has. */
  readonly free?: boolean;
  /** It says which list is shown, so that “Show all” leaves it. */
  readonly scope?: boolean;
}

/** A number of an item between two ends. */
export interface RangeFilter<T> {
  readonly kind: 'range';
  readonly name: string;
  readonly title: string;
  /** Beginning of the sentence that names the chosen range. */
  readonly lead: string;
  readonly numberOf: (item: T) => number | null;
  /** Shown with the others of its kind, when asked for. */
  readonly folded?: boolean;
}

/** A field of the search that is filled in by name, out of the names that there are. */
export interface TermFilter<T> {
  readonly kind: 'term';
  readonly field: string;
  readonly title: string;
  readonly namesIn: (items: readonly T[]) => readonly string[];
}

export type ListFilter<T> = Facet<T> | RangeFilter<T> | TermFilter<T>;

export interface Sort<T> {
  readonly name: string;
  readonly title: string;
  /** @param words plain words of the search, folded */
  readonly order: (items: readonly T[], words: readonly string[], filter: Filter) => readonly T[];
}

/** A search to try, and the items that it finds. */
export type SearchExample = readonly [typed: string, finds: string];

export interface ListOf<T> {
  readonly path: string;
  /** Heading of its page. */
  readonly title: string;
  /** Name of the items together. */
  readonly label: string;
  /** Name of an item, in the singular; the plural has an s. */
  readonly noun: string;
  /** Name that the address of an item has. */
  readonly idOf: (item: T) => string;
  readonly search: SearchFields<T>;
  readonly placeholder: string;
  /** Sentence about the search box for those who hear the page. */
  readonly hint: string;
  readonly examples: readonly SearchExample[];
  /** In the order of the page. */
  readonly filters: readonly ListFilter<T>[];
  /** The first is the usual one. */
  readonly sorts: readonly [Sort<T>, ...(readonly Sort<T>[])];
  /** Items are shown as pictures or as lines. */
  readonly looks: boolean;
  /** Name that the search may have been meant for, where it finds nothing. */
  readonly nameOf?: (item: T) => string;
  /** Further parts of the address, which the page reads by itself. */
  readonly parts?: readonly string[];
}

export const facetsOf = <T>({ filters }: ListOf<T>): readonly Facet<T>[] =>
  filters.filter((filter) => filter.kind === 'facet');

export const rangesOf = <T>({ filters }: ListOf<T>): readonly RangeFilter<T>[] =>
  filters.filter((filter) => filter.kind === 'range');

/** Facets with exactly one value begin with the one that leaves the list as it is. */
export const presetOf = <T>({ control, order }: Facet<T>): string | undefined =>
  control === 'segments' || control === 'menu' ? order[0] : undefined;

export const chosenIn = (filter: Filter, name: string): readonly string[] => filter.chosen[name] ?? [];
export const rangeIn = (filter: Filter, name: string): Range => filter.within[name] ?? anyNumber;

/** The filter with other values of a facet. */
export const withChosen = (filter: Filter, name: string, values: readonly string[]): Filter => ({
  ...filter,
  chosen: { ...filter.chosen, [name]: values },
});

/** The filter with another range. */
export const withRange = (filter: Filter, name: string, range: Range): Filter => ({
  ...filter,
  within: { ...filter.within, [name]: range },
});
