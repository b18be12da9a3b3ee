// Plan of a game, read from an address and written to it.
import { adventureFrom, ignoredInAdventure, queryOfAdventure } from './adventureChoice.ts';
import { branchFrom, queryOfBranch } from './branch.ts';
import { choiceFrom, ignoredIn, queryOf } from './choice.ts';
import type { Plan } from './game.ts';

/** null: an adventure whose address names no decks, or a game that comes from none. */
export function planFrom(what: Plan['type'], query: string): Plan | null {
  switch (what) {
    case 'duel':
      return { type: 'duel', choice: choiceFrom(query) };
    case 'adventure': {
      const choice = adventureFrom(query);
      return choice === null ? null : { type: 'adventure', choice };
    }
    case 'branch': {
      const choice = branchFrom(query);
      return choice === null ? null : { type: 'branch', choice };
    }
  }
}

/** The query that `planFrom` reads back as the same. Keeps what else stands in `query`, such as the speed. */
export function queryOfPlan(plan: Plan, query: string): string {
  switch (plan.type) {
    case 'duel':
      return queryOf(plan.choice, query);
    case 'adventure':
      return queryOfAdventure(plan.choice, query);
    case 'branch':
      return queryOfBranch(plan.choice, query);
  }
}

/** Parts of an address that cannot be fulfilled, and their replacements, as sentences. */
export const ignoredInPlan = (what: Plan['type'], query: string): readonly string[] =>
  what === 'duel' ? ignoredIn(query) : what === 'adventure' ? ignoredInAdventure(query) : [];

/** The decks that are played with, by name; none where the game itself has them. */
export function decksOf(plan: Plan): readonly string[] {
  switch (plan.type) {
    case 'duel':
      return [plan.choice.you, plan.choice.foe];
    case 'adventure':
      return plan.choice.team.map(({ deck }) => deck);
    case 'branch':
      return [];
  }
}
