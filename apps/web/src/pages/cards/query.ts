// The small language of the search box: `house:dis power>=5 steal -"each creature"`. All that is asked must hold.
import { closest } from '@vaultsong/decks';
import { fold } from '../../components/fold.ts';
import type { CatalogueCard } from './catalogue.ts';
import type { Facet } from './facets.ts';
import { facets, valuesOf, valueTitle } from './facets.ts';

export const measures = ['power', 'armor', 'aember'] as const;
export type Measure = (typeof measures)[number];

export type Comparison = '=' | '>' | '>=' | '<' | '<=';

export type Term =
  /** In the name, the text or the traits; folded. */
  | { readonly kind: 'words'; readonly words: string; readonly not: boolean }
  /** A value that begins so, or is just that; folded. */
  | {
      readonly kind: 'value';
      readonly facet: Facet;
      readonly value: string;
      readonly whole: boolean;
      readonly not: boolean;
    }
  | {
      readonly kind: 'number';
      readonly measure: Measure;
      readonly comparison: Comparison;
      readonly value: number;
      readonly not: boolean;
    };

export interface Query {
  readonly terms: readonly Term[];
  /** What was asked for in a way that means nothing, each as a sentence that says what would. */
  readonly faults: readonly string[];
}

const token = /(-?)(?:([\p{Letter}]+)(>=|<=|[:=<>])("[^"]*"?|\S*)|("[^"]*"?|\S+))/gu;

export const unquoted = (text: string): string => text.replaceAll('"', '').trim();

/** "Æmber" is one of the measures too. */
const oneOf = <T extends string>(names: readonly T[], text: string): T | undefined =>
  names.find((name) => name === fold(text));

export const comparisons: Readonly<Record<string, Comparison>> = {
  ':': '=',
  '=': '=',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
};

/**
 * What is told of a field that there is not. Its words are not searched for: no text has them in one word.
 * @param of what is searched, in the plural
 * @param fields all that there are
 * @param said how they are told
 */
export function unknownField(name: string, of: string, fields: readonly string[], said: string): string {
  const [near] = closest(name.toLowerCase(), fields, 1);
  const perhaps = near === undefined ? '' : `, perhaps ${near}`;
  return `There is no “${name.slice(0, 60)}:” to search ${of} by${perhaps}. There are ${said}. Words with a colon stand in quotation marks.`;
}

/** Reads what stands in the search box; it never fails, as people are in the middle of typing. */
export function readQuery(text: string): Query {
  const terms: Term[] = [];
  const faults: string[] = [];
  for (const [whole, minus, name = '', sign = '', value = ''] of text.matchAll(token)) {
    const not = minus === '-' && whole !== '-';
    const [measure, facet, comparison] = [oneOf(measures, name), oneOf(facets, name), comparisons[sign]];
    const asked = unquoted(value);
    if (measure !== undefined && comparison !== undefined) {
      if (/^\d+$/.test(asked)) terms.push({ kind: 'number', measure, comparison, value: Number(asked), not });
      else if (asked !== '') faults.push(`${name} is compared with a number, as in ${name}>=5.`);
    } else if (facet !== undefined && (comparison === '=' || comparison === undefined)) {
      if (asked !== '') terms.push({ kind: 'value', facet, value: fold(asked), whole: value.startsWith('"'), not });
    } else if (comparison !== undefined && comparison !== '=') {
      faults.push(`“${whole}” compares nothing that cards have. Numbers are ${measures.join(', ')}, as in power>=5.`);
    } else if (facet === undefined && comparison !== undefined && asked !== '') {
      faults.push(unknownField(name, 'cards', [...facets, ...measures], [...facets, ...measures].join(', ')));
    } else {
      // "Reap:" is a word of many cards.
      const words = fold(unquoted(not ? whole.slice(1) : whole));
      if (words !== '') terms.push({ kind: 'words', words, not });
    }
  }
  return { terms, faults };
}

export function compare(found: number, comparison: Comparison, value: number): boolean {
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

/** Power and armor are numbers of creatures only. @returns null for other cards */
export function measureOf(card: CatalogueCard, measure: Measure): number | null {
  switch (measure) {
    case 'power':
    case 'armor':
      return card[measure];
    case 'aember':
      return card.bonus.filter((icon) => icon === 'aember').length;
  }
}

const texts = new WeakMap<CatalogueCard, string>();

/** All that words are looked for in; parts are kept apart, so that no word goes over an end. */
function textOf(card: CatalogueCard): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const text = fold([card.title, ...(card.text ?? card.keywords), ...card.traits].join('\n'));
  texts.set(card, text);
  return text;
}

const isSo = (card: CatalogueCard, term: Term): boolean => {
  switch (term.kind) {
    case 'words':
      return textOf(card).includes(term.words);
    case 'value':
      return valuesOf(card, term.facet).some((value) =>
        [fold(value), fold(valueTitle(term.facet, value))].some((name) =>
          term.whole ? name === term.value : name.startsWith(term.value),
        ),
      );
    case 'number': {
      const found = measureOf(card, term.measure);
      return found !== null && compare(found, term.comparison, term.value);
    }
  }
};

export const answers = (card: CatalogueCard, { terms }: Query): boolean =>
  terms.every((term) => isSo(card, term) !== term.not);

/** The words to mark where they were found, folded. */
export const wordsIn = ({ terms }: Query): readonly string[] =>
  terms.flatMap((term) => (term.kind === 'words' && !term.not ? [term.words] : []));

/** How many of the words are in the name of a card. */
export const wordsInTitle = (card: CatalogueCard, words: readonly string[]): number => {
  const title = fold(card.title);
  return words.filter((word) => title.includes(word)).length;
};
