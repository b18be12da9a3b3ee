// Builds the activity for a plan, anew or as it was left.
import type { Plan } from '../wire/game.ts';
import type { Activity } from './activity.ts';
import type { MatchDeps } from './match.ts';
import { Match } from './match.ts';

/** The cards of adventures are a chunk of their own: a duel need not load them. */
const adventures = () => import('./adventure.ts');

export interface Builder {
  anew(seed: number, answers: readonly number[]): Activity;
  /** null: the text is of no such occasion. */
  resumed(kept: string): Activity | null;
}

export async function builderOf(plan: Plan, deps: MatchDeps): Promise<Builder> {
  if (plan.type === 'adventure') {
    const { Adventure } = await adventures();
    return {
      anew: (seed) => new Adventure(plan.choice, seed, deps),
      resumed: (kept) => Adventure.resumed(plan.choice, kept, deps),
    };
  }
  return {
    anew: (seed, answers) => {
      const match = new Match(plan.choice, seed, deps);
      match.resume(answers);
      return match;
    },
    resumed: (kept) => Match.resumed(plan.choice, kept, deps),
  };
}
