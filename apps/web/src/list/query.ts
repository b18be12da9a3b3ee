// Grammar of every search box: `house:dis power>=5 steal -"each creature"`. A list gives its fields as data, so that all
// lists read words, quotation marks, comparisons and negation alike. All terms must hold.
import { closest } from '@vaultsong/decks';
import { fold } from '../components/fold.ts';

export type Comparison = '=' | '>' | '>=' | '<' | '<=';

export type Term =
  /** Words in the text of an item; folded. */
  | { readonly kind: 'words'; readonly words: string; readonly not: boolean }
  /** A value of a field that begins so or, where `whole`, is just that; folded. */
  | {
      readonly kind: 'value';
      readonly field: string;
      readonly value: string;
      readonly whole: boolean;
      readonly not: boolean;
    }
  | {
      readonly kind: 'number';
      readonly field: string;
      readonly comparison: Comparison;
      readonly value: number;
      readonly not: boolean;
    };

export interface Query {
  readonly terms: readonly Term[];
  /** Sentences about terms that mean nothing. Each says a term that would. */
  readonly faults: readonly string[];
}

/** Fields by which the items of a list are searched. */
export interface SearchFields<T> {
  /** Items in the plural, as faults name them. */
  readonly of: string;
  /** Folded text for plain words. Its parts stand on lines of their own, so that no word goes over an end. */
  readonly textOf: (item: T) => string;
  /** Fields with values, as in `house:dis`. */
  readonly values: Readonly<Record<string, (item: T) => readonly string[]>>;
  /** Fields with a number, as in `power>=5`; null: the item has none. */
  readonly numbers: Readonly<Record<string, (item: T) => number | null>>;
}

const token = /(-?)(?:([\p{Letter}]+(?:-[\p{Letter}]+)*)(>=|<=|[:=<>])("[^"]*"?|\S*)|("[^"]*"?|\S+))/gu;

const comparisons: Readonly<Record<string, Comparison>> = {
  ':': '=',
  '=': '=',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
};

/** Letters of a search that are read, and of a term that a fault repeats. */
const [longest, repeated] = [2000, 60];

/** Faults name so many numbers; of more they say where they are listed. */
const fewNumbers = 5;

const unquoted = (text: string): string => text.replaceAll('"', '').trim();

function unknownField<T>(name: string, { of, values, numbers }: SearchFields<T>): string {
  const [named, counted] = [Object.keys(values), Object.keys(numbers)];
  const [near] = closest(name.toLowerCase(), [...named, ...counted], 1);
  const perhaps = near === undefined ? '' : `, perhaps ${near}`;
  const fields =
    counted.length > fewNumbers
      ? `${named.join(', ')}, and the numbers that “How to search” has`
      : [...named, ...counted].join(', ');
  return `There is no “${name.slice(0, repeated)}:” to search ${of} by${perhaps}. There are ${fields}. Words with a colon stand in quotation marks.`;
}

function noNumber<T>(term: string, { of, numbers }: SearchFields<T>): string {
  const names = Object.keys(numbers);
  const [first] = names;
  const expected =
    first === undefined
      ? ''
      : names.length > fewNumbers
        ? ' “How to search” has the numbers that they have.'
        : ` Numbers are ${names.join(', ')}, as in ${first}>=5.`;
  return `“${term.slice(0, repeated)}” compares nothing that ${of} have.${expected}`;
}

/** Reads the text of a search box. It never fails, because people are in the middle of typing. */
export function readQuery<T>(text: string, fields: SearchFields<T>): Query {
  const terms: Term[] = [];
  const faults: string[] = [];
  for (const [whole, minus, name = '', sign = '', value = ''] of text.slice(0, longest).matchAll(token)) {
    const not = minus === '-' && whole !== '-';
    // “Æmber” is a field too.
    const [field, comparison, asked] = [fold(name), comparisons[sign], unquoted(value)];
    if (comparison === '=' && Object.hasOwn(fields.values, field)) {
      if (asked !== '') terms.push({ kind: 'value', field, value: fold(asked), whole: value.startsWith('"'), not });
    } else if (comparison !== undefined && Object.hasOwn(fields.numbers, field)) {
      if (/^\d+$/.test(asked)) terms.push({ kind: 'number', field, comparison, value: Number(asked), not });
      else if (asked !== '') faults.push(`${name} is compared with a number, as in ${name}>=5.`);
    } else if (comparison !== undefined && comparison !== '=') {
      faults.push(noNumber(whole, fields));
    } else if (comparison !== undefined && asked !== '') {
      faults.push(unknownField(name, fields));
    } else {
      // “Reap:” is a word of many cards.
      const words = fold(unquoted(not ? whole.slice(1) : whole));
      if (words !== '') terms.push({ kind: 'words', words, not });
    }
  }
  return { terms, faults };
}

function compare(found: number, comparison: Comparison, value: number): boolean {
  switch (comparison) {
    case '=':
      return found === value;
    case '>':
      return found > value;
    case '>=':
      return found >= value;
    case '<':
      return found < value;
    case '<=':
      return found <= value;
  }
}

/** Whether a name is the value of a term, or begins with it. */
export const isNamed = (
  name: string,
  { value, whole }: { readonly value: string; readonly whole: boolean },
): boolean => (whole ? fold(name) === value : fold(name).startsWith(value));

function holds<T>(item: T, term: Term, { textOf, values, numbers }: SearchFields<T>): boolean {
  switch (term.kind) {
    case 'words':
      return textOf(item).includes(term.words);
    case 'value':
      return values[term.field]?.(item).some((name) => isNamed(name, term)) ?? false;
    case 'number': {
      const found = numbers[term.field]?.(item) ?? null;
      return found !== null && compare(found, term.comparison, term.value);
    }
  }
}

/** Whether all terms of a query hold for an item. */
export const answers = <T>(item: T, { terms }: Query, fields: SearchFields<T>): boolean =>
  terms.every((term) => holds(item, term, fields) !== term.not);

/** Plain words of a query, to mark where they were found; folded. */
export const wordsIn = ({ terms }: Query): readonly string[] =>
  terms.flatMap((term) => (term.kind === 'words' && !term.not ? [term.words] : []));

/** The same text with one more term, for links and buttons. */
export const withTerm = (words: string, field: string, value: string): string =>
  `${words.trim()} ${field}:"${value.replaceAll('"', '')}"`.trim();
