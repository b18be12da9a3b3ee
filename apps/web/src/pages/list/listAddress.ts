// Query parser that the card list and the deck list share, because both have filters, ranges and an order. It reads a query
// part by part, and gathers the parts that it cannot fulfill.
import type { Range } from '../cards/filter.ts';
import { anyNumber } from '../cards/filter.ts';

export const looks = ['pictures', 'list'] as const;
export type Look = (typeof looks)[number];

const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** `3`, `3-`, `-5` or `3-5`; null: none of these. */
export function rangeFrom(text: string): Range | null {
  const { from, dash, to } = /^(?<from>\d{1,3})?(?<dash>-)?(?<to>\d{1,3})?$/.exec(text)?.groups ?? {};
  if (from === undefined && to === undefined) return null;
  const [low, high] = [from === undefined ? null : Number(from), to === undefined ? null : Number(to)];
  if (dash === undefined) return { from: low, to: low };
  return low !== null && high !== null && low > high ? null : { from: low, to: high };
}

export const rangeText = ({ from, to }: Range): string =>
  from === null && to === null ? '' : from === to ? `${from}` : `${from ?? ''}-${to ?? ''}`;

export class ListQuery {
  readonly #asked: URLSearchParams;
  /** Sentences about the parts of the query that cannot be fulfilled. */
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
    return [
      ...new Set(
        this.text(name)
          .split(',')
          .filter((value) => value !== ''),
      ),
    ];
  }

  /**
   * The known ones of several values.
   * @param says what is told of one that is not, which is cut short where it is long
   */
  known(name: string, known: readonly string[], says: (value: string) => string): readonly string[] {
    const values = this.several(name);
    for (const value of values) if (!known.includes(value)) this.ignored.push(says(shown(value)));
    return values.filter((value) => known.includes(value));
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
    if (text !== null && found === undefined)
      this.ignored.push(`“${name}=${shown(text)}” is unknown; expected ${known.join(', ')}.`);
    return found ?? preset;
  }
}

/** The address of a list; what is empty is left out. */
export function listAddress(path: string, parts: readonly (readonly [name: string, value: string])[]): string {
  const asked = parts.filter(([, value]) => value !== '').map(([name, value]) => [name, value]);
  // Commas and colons are as good as their codes, and easier to read.
  const query = new URLSearchParams(asked).toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return query === '' ? path : `${path}?${query}`;
}
