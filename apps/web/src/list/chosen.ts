// Choices that narrow a list, in words, and the number of items that they leave.
import { closest } from '@vaultsong/decks';
import { counted } from '@vaultsong/say';
import type { Filter, ListOf, Range } from './listOf.ts';
import { anyNumber, chosenIn, facetsOf, presetOf, rangeIn, rangesOf, withChosen, withRange } from './listOf.ts';

export interface Choice {
  /** Filter and value that it is. */
  readonly id: string;
  readonly title: string;
  /** Filter that is left when it is taken away. */
  readonly without: Filter;
}

function sayRange({ from, to }: Range): string {
  if (from === to) return `${from}`;
  if (to === null) return `${from} or more`;
  return from === null ? `up to ${to}` : `${from} to ${to}`;
}

/** Choices one by one, but for those that a menu or its like shows already. */
export const choicesIn = <T>(list: ListOf<T>, filter: Filter): readonly Choice[] => [
  ...facetsOf(list).flatMap((facet) => {
    const chosen = chosenIn(filter, facet.name);
    if (presetOf(facet) !== undefined) return [];
    return chosen.map((value) => ({
      id: `${facet.name}=${value}`,
      title: facet.titleOf(value),
      without: withChosen(
        filter,
        facet.name,
        chosen.filter((one) => one !== value),
      ),
    }));
  }),
  ...rangesOf(list).flatMap(({ name, lead }) => {
    const range = rangeIn(filter, name);
    if (range.from === null && range.to === null) return [];
    return [{ id: name, title: `${lead} ${sayRange(range)}`, without: withRange(filter, name, anyNumber) }];
  }),
];

/** Choices of the facets that say which list is shown, without all others. */
export const scopeOf = <T>(list: ListOf<T>, filter: Filter): Filter => ({
  chosen: Object.fromEntries(
    facetsOf(list)
      .filter(({ scope }) => scope === true)
      .map(({ name }) => [name, chosenIn(filter, name)]),
  ),
  within: {},
});

/** Number of choices, apart from those of the head of the page. */
export const countChosen = <T>(list: ListOf<T>, filter: Filter): number =>
  choicesIn(list, filter).length +
  facetsOf(list).filter(({ control, name }) => control === 'menu' && chosenIn(filter, name).length > 0).length;

/** Whether anything narrows the list by its filters. */
export const isNarrowed = <T>(list: ListOf<T>, filter: Filter): boolean =>
  countChosen(list, filter) > 0 ||
  facetsOf(list).some((facet) => facet.scope !== true && chosenIn(filter, facet.name).length > 0);

/** "408 cards", "12 of 408 cards", "None of the 408 cards matches". */
export function sayCount(found: number, all: number, noun: string): string {
  if (found === all) return counted(all, noun);
  if (all === 1) return `The only ${noun} does not match`;
  return found === 0 ? `None of the ${all} ${noun}s matches` : `${found} of ${all} ${noun}s`;
}

/** Names that the words of a search may have been meant for, where they found nothing; the likeliest first. */
export function guesses<T>(list: ListOf<T>, items: readonly T[], words: string): readonly string[] {
  const { nameOf } = list;
  if (nameOf === undefined || words.trim() === '') return [];
  return closest(words, [...new Set(items.map(nameOf))], 5);
}

/** Advice where nothing is found. */
export function sayNone(hasWords: boolean, hasFilters: boolean): string {
  if (hasWords && hasFilters) return 'Search for other or fewer words, or take filters away.';
  return hasWords ? 'Search for other or fewer words.' : 'Take filters away.';
}
