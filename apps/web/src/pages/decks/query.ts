// The search of decks: `house:dis card:"bad penny" steals>=3 -tag:sold thief`. All that is asked must hold. Plain words
// stand in the name of the deck, of one of its cards, or in what the player noted.
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { Mark } from '../../collection/entry.ts';
import { fold } from '../../components/fold.ts';
import { setTitle, valueTitle } from '../cards/facets.ts';
import type { Comparison } from '../cards/query.ts';
import { compare, comparisons, unknownField, unquoted } from '../cards/query.ts';
import type { Measure } from './facts.ts';
import { cardTitle, measureOf, measures, profileFor } from './facts.ts';
import type { KnownDeck } from './known.ts';

/** What a deck can have by name. */
export const sides = ['card', 'trait', 'keyword', 'house', 'set', 'tag', 'is'] as const;
export type Side = (typeof sides)[number];

export type Term =
  | { readonly kind: 'words'; readonly words: string; readonly not: boolean }
  /** A name that begins so, or is just that; folded. */
  | {
      readonly kind: 'name';
      readonly side: Side;
      readonly name: string;
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
  /** What means nothing, each as a sentence that says what would. */
  readonly faults: readonly string[];
}

/** What stands behind `is:`. */
export const states = ['favourite', 'own', 'bundled', 'ready', 'later', 'faulty', 'new'] as const;

const token = /(-?)(?:([\p{Letter}]+(?:-[\p{Letter}]+)*)(>=|<=|[:=<>])("[^"]*"?|\S*)|("[^"]*"?|\S+))/gu;

const oneOf = <T extends string>(names: readonly T[], text: string): T | undefined =>
  names.find((name) => name === fold(text));

/** Reads what stands in the search box; it never fails, as people are in the middle of typing. */
export function readQuery(text: string): Query {
  const terms: Term[] = [];
  const faults: string[] = [];
  for (const [whole, minus, name = '', sign = '', value = ''] of text.slice(0, 2000).matchAll(token)) {
    const not = minus === '-' && whole !== '-';
    const [side, measure, comparison] = [oneOf(sides, name), oneOf(measures, name), comparisons[sign]];
    const asked = unquoted(value);
    if (side !== undefined && comparison === '=') {
      if (asked !== '') terms.push({ kind: 'name', side, name: fold(asked), whole: value.startsWith('"'), not });
    } else if (measure !== undefined && comparison !== undefined) {
      if (/^\d{1,4}$/.test(asked)) terms.push({ kind: 'number', measure, comparison, value: Number(asked), not });
      else if (asked !== '') faults.push(`${name} is compared with a number, as in ${name}>=5.`);
    } else if (comparison !== undefined && comparison !== '=') {
      faults.push(
        `“${whole.slice(0, 60)}” compares nothing that decks have. “How to search” has the numbers that they have.`,
      );
    } else if (comparison !== undefined && asked !== '') {
      faults.push(
        unknownField(
          name,
          'decks',
          [...sides, ...measures],
          `${sides.join(', ')}, and the numbers that “How to search” has`,
        ),
      );
    } else {
      const words = fold(unquoted(not ? whole.slice(1) : whole));
      if (words !== '') terms.push({ kind: 'words', words, not });
    }
  }
  return { terms, faults };
}

/** The same text with one more term, for links and buttons. */
export const withTerm = (words: string, side: Side, name: string): string =>
  `${words.trim()} ${side}:"${name.replaceAll('"', '')}"`.trim();

const haystacks = new WeakMap<KnownDeck['deck'], string>();

/** The names of a deck and of its cards; parts are kept apart, so that no word goes over an end. */
function haystackOf({ deck }: KnownDeck): string {
  const known = haystacks.get(deck);
  if (known !== undefined) return known;
  const text = fold([deck.name, ...[...deck.cards, ...(deck.beside ?? [])].map(cardTitle)].join('\n'));
  haystacks.set(deck, text);
  return text;
}

function namesOf(known: KnownDeck, mark: Mark, side: Side): readonly string[] {
  const { deck } = known;
  switch (side) {
    case 'card':
      return [...deck.cards, ...(deck.beside ?? [])].flatMap((card) => [card.card, cardTitle(card)]);
    case 'trait':
      return profileFor(deck).traits.flatMap(({ name }) => [name, valueTitle('trait', name)]);
    case 'keyword':
      return profileFor(deck).keywords.map(({ name }) => name);
    case 'house':
      return deck.houses.flatMap((house) => [house, valueTitle('house', house)]);
    case 'set':
      return deck.set === null ? ['none'] : [deck.set, setTitle(deck.set)];
    case 'tag':
      return mark.tags;
    case 'is':
      return statesOf(known, mark);
  }
}

export const statesOf = (
  { origin, added, faults, playable }: KnownDeck,
  { favourite }: Mark,
): readonly (typeof states)[number][] => [
  ...(favourite ? (['favourite'] as const) : []),
  ...(origin === 'bundled' ? (['bundled'] as const) : []),
  ...(added !== null ? (['own'] as const) : []),
  ...(origin === 'generated' ? (['new'] as const) : []),
  playable ? 'ready' : faults.length > 0 ? 'faulty' : 'later',
];

const isSo = (known: KnownDeck, mark: Mark, term: Term): boolean => {
  switch (term.kind) {
    case 'words':
      return haystackOf(known).includes(term.words) || fold([...mark.tags, mark.notes].join('\n')).includes(term.words);
    case 'name':
      return namesOf(known, mark, term.side).some((name) =>
        term.whole ? fold(name) === term.name : fold(name).startsWith(term.name),
      );
    case 'number':
      return compare(measureOf(known.deck, term.measure), term.comparison, term.value);
  }
};

export const answers = (known: KnownDeck, mark: Mark, { terms }: Query): boolean =>
  terms.every((term) => isSo(known, mark, term) !== term.not);

/** The plain words, to mark where they were found; folded. */
export const wordsIn = ({ terms }: Query): readonly string[] =>
  terms.flatMap((term) => (term.kind === 'words' && !term.not ? [term.words] : []));

/** The cards of a deck for which it was found: those with a plain word in their names, and those asked for by name. */
export function cardsFound({ deck }: KnownDeck, { terms }: Query): readonly string[] {
  const wanted = terms.filter((term) => !term.not);
  const titles = new Set([...deck.cards, ...(deck.beside ?? [])].map(cardTitle));
  return [...titles].filter((title) =>
    wanted.some((term) => {
      const folded = fold(title);
      if (term.kind === 'words') return folded.includes(term.words) && !fold(deck.name).includes(term.words);
      return (
        term.kind === 'name' &&
        term.side === 'card' &&
        (term.whole
          ? folded === term.name || fold(findPrinted(term.name)?.name ?? '') === folded
          : folded.startsWith(term.name))
      );
    }),
  );
}
