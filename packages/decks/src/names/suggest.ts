// Suggestions for a card name that is not known. Searching thousands of names takes its time, so a source full of unknown
// names gets only so many answers.
import type { PrintedCard } from '@vaultsong/cards/catalogue';
import { catalogue } from '@vaultsong/cards/catalogue';
import { describe } from '../faults/quote.ts';
import type { Deck } from '../model/deck.ts';
import { closest } from './closest.ts';
import { slugOf } from './slug.ts';

/** What would have been right in place of an unknown card. */
export interface Suggestion {
  /** As faults say it. */
  readonly expected: string;
  /** Names or ids that it is like, the nearest first. */
  readonly near: readonly string[];
}

export type Suggest = (title: string, set: Deck['set']) => Suggestion;

/** Nothing was looked for. */
export const noSuggestion: Suggestion = { expected: 'the name of a card', near: [] };

/** @param most how many different names are searched for; later ones get a plain answer */
export function suggester(most = 30): Suggest {
  const known = new Map<string, Suggestion>();
  return (title, set) => {
    const key = `${set} ${title}`;
    const answer = known.get(key) ?? (known.size < most ? search(title, set) : noSuggestion);
    if (known.size < most) known.set(key, answer);
    return answer;
  };
}

/** Cards of the deck's set first: an unknown name is more likely a misspelt one of them. */
function search(title: string, set: Deck['set']): Suggestion {
  // An author who wrote an id is told ids, an author who wrote a name is told names.
  const isId = title === slugOf(title);
  const nameOf = ({ id, name }: PrintedCard): string => (isId ? id : name);
  const inSet = catalogue.filter(({ printings }) => printings.some((printing) => printing.set === set));
  for (const pool of [inSet, catalogue]) {
    const near = closest(title, [...new Set(pool.map(nameOf))]);
    if (near.length > 0) return { expected: `perhaps ${near.map(describe).join(' or ')}`, near };
  }
  const [example] = inSet.length > 0 ? inSet : catalogue;
  const such = example === undefined ? '' : `, such as ${describe(nameOf(example))}`;
  return { expected: `one of the ${catalogue.length} cards there are${such}`, near: [] };
}
