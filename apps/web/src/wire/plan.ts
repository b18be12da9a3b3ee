// Plan of a game, read from an address and written to it.
import { adventureFrom, ignoredInAdventure, queryOfAdventure } from './adventureChoice.ts';
import { choiceFrom, ignoredIn, queryOf } from './choice.ts';
import type { Plan } from './game.ts';

/** null: an adventure whose address names no decks. */
export function planFrom(what: Plan['type'], query: string): Plan | null {
  if (what === 'duel') return { type: 'duel', choice: choiceFrom(query) };
  const choice = adventureFrom(query);
  return choice === null ? null : { type: 'adventure', choice };
}

/** The query that `planFrom` reads back as the same. Keeps what else stands in `query`, such as the speed. */
export const queryOfPlan = (plan: Plan, query: string): string =>
  plan.type === 'duel' ? queryOf(plan.choice, query) : queryOfAdventure(plan.choice, query);

/** Parts of an address that cannot be fulfilled, and their replacements, as sentences. */
export const ignoredInPlan = (what: Plan['type'], query: string): readonly string[] =>
  what === 'duel' ? ignoredIn(query) : ignoredInAdventure(query);

/** The decks that are played with, by name. */
export const decksOf = (plan: Plan): readonly string[] =>
  plan.type === 'duel' ? [plan.choice.you, plan.choice.foe] : plan.choice.team.map(({ deck }) => deck);
