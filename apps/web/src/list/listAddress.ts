// Address of a list: `/cards?q=steal&house=shadows,dis&power=3-&sort=name&view=list` holds all that its page shows. What
// makes no sense in it is told, and the list is shown as usual.
import { valuesIn } from './find.ts';
import type { Facet, Filter, ListOf, Range } from './listOf.ts';
import { anyNumber, chosenIn, facetsOf, noFilter, presetOf, rangeIn, rangesOf } from './listOf.ts';

export const looks = ['pictures', 'list'] as const;
export type Look = (typeof looks)[number];

export interface ListAddress {
  /** Text of the search box. */
  readonly words: string;
  readonly filter: Filter;
  readonly sort: string;
  readonly look: Look;
  /** Further parts, as they are written. */
  readonly parts: Readonly<Record<string, string>>;
}

export interface ReadAddress extends ListAddress {
  /** Sentences about the parts that make no sense. */
  readonly ignored: readonly string[];
}

const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Of more values a fault names none. */
const fewValues = 12;

/** `3`, `3-`, `-5` or `3-5`; null: none of these. */
export function rangeFrom(text: string): Range | null {
  const { from, dash, to } = /^(?<from>\d{1,3})?(?:(?<dash>-)(?<to>\d{1,3})?)?$/.exec(text)?.groups ?? {};
  if (from === undefined && to === undefined) return null;
  const [low, high] = [from === undefined ? null : Number(from), to === undefined ? null : Number(to)];
  if (dash === undefined) return { from: low, to: low };
  return low !== null && high !== null && low > high ? null : { from: low, to: high };
}

const rangeText = ({ from, to }: Range): string =>
  from === null && to === null ? '' : from === to ? `${from}` : `${from ?? ''}-${to ?? ''}`;

/** Reader of a query, part by part, that gathers the parts that make no sense. */
export class QueryReader {
  readonly #asked: URLSearchParams;
  readonly ignored: string[] = [];

  /** @param search query of an address */
  constructor(search: string) {
    this.#asked = new URLSearchParams(search);
  }

  text(name: string): string {
    return this.#asked.get(name) ?? '';
  }

  /** Values with commas between, each once. */
  several(name: string): readonly string[] {
    return severalIn(this.text(name));
  }

  range(name: string): Range {
    const text = this.text(name);
    const read = text === '' ? anyNumber : rangeFrom(text);
    if (read === null) this.ignored.push(`“${name}=${shown(text)}” is no range; expected 3, 3-, -5 or 3-5.`);
    return read ?? anyNumber;
  }

  oneOf<T extends string>(name: string, known: readonly T[], preset: T): T {
    const text = this.#asked.get(name);
    const found = known.find((one) => one === text);
    if (text !== null && found === undefined) this.refuse(name, text, known);
    return found ?? preset;
  }

  refuse(name: string, value: string, known: readonly string[]): void {
    this.ignored.push(`“${name}=${shown(value)}” is unknown; expected ${known.join(', ')}.`);
  }
}

/** Values with commas between, each once. */
export const severalIn = (text: string): readonly string[] => [
  ...new Set(text.split(',').filter((value) => value !== '')),
];

function chosenFrom<T>(
  asked: QueryReader,
  facet: Facet<T>,
  { noun }: ListOf<T>,
  items: readonly T[],
): readonly string[] {
  const { name, order } = facet;
  const preset = presetOf(facet);
  if (preset !== undefined) {
    const one = asked.oneOf(name, order, preset);
    return one === preset ? [] : [one];
  }
  const values = asked.several(name);
  if (facet.free === true) return values;
  const known = new Set([...order, ...valuesIn(facet, items).values]);
  for (const value of values)
    if (!known.has(value)) {
      if (known.size > fewValues) asked.ignored.push(`No ${noun} has the ${name} “${shown(value)}”.`);
      else asked.refuse(name, value, [...known]);
    }
  return values.filter((value) => known.has(value));
}

/** The list as it is shown where its address says nothing. */
export const wholeList = <T>({ sorts: [usual] }: ListOf<T>): ListAddress => ({
  words: '',
  filter: noFilter,
  sort: usual.name,
  look: 'pictures',
  parts: {},
});

/**
 * @param search query of an address
 * @param items of which there are to choose: values that none of them has are ignored, and told
 */
export function readAddress<T>(list: ListOf<T>, search: string, items: readonly T[]): ReadAddress {
  const asked = new QueryReader(search);
  const whole = wholeList(list);
  const chosen = facetsOf(list).map((facet) => [facet.name, chosenFrom(asked, facet, list, items)] as const);
  const within = rangesOf(list).map(({ name }) => [name, asked.range(name)] as const);
  return {
    words: asked.text('q'),
    filter: {
      chosen: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
      within: Object.fromEntries(within.filter(([, range]) => range !== anyNumber)),
    },
    sort: asked.oneOf(
      'sort',
      list.sorts.map(({ name }) => name),
      whole.sort,
    ),
    look: list.looks ? asked.oneOf('view', looks, whole.look) : whole.look,
    parts: Object.fromEntries((list.parts ?? []).map((part) => [part, asked.text(part)])),
    ignored: asked.ignored,
  };
}

/** Path with a query; parts without a value are left out. */
export function pathWith(path: string, parts: readonly (readonly [name: string, value: string])[]): string {
  const asked = parts.filter(([, value]) => value !== '').map(([name, value]) => [name, value]);
  // Commas and colons are as good as their codes, and easier to read.
  const query = new URLSearchParams(asked).toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return query === '' ? path : `${path}?${query}`;
}

/** Choices of the facets, as the parts of an address. */
export const facetParts = <T>(list: ListOf<T>, filter: Filter): readonly (readonly [name: string, value: string])[] =>
  facetsOf(list).map(({ name }) => [name, chosenIn(filter, name).join(',')]);

/** The address that `readAddress` reads back as the same; what is as usual is left out. */
export function writeAddress<T>(list: ListOf<T>, address: Partial<ListAddress>): string {
  const whole = wholeList(list);
  const { words, filter, sort, look, parts } = { ...whole, ...address };
  return pathWith(list.path, [
    ['q', words],
    ...facetParts(list, filter),
    ...rangesOf(list).map(({ name }) => [name, rangeText(rangeIn(filter, name))] as const),
    ['sort', sort === whole.sort ? '' : sort],
    ['view', look === whole.look ? '' : look],
    ...Object.entries(parts),
  ]);
}
