// How what was asked to be played comes to the table: as something new, or as it was left.
import type { Plan } from '../wire/game.ts';
import type { Surroundings } from './match.ts';
import { Match } from './match.ts';
import type { Occasion } from './occasion.ts';

/** The cards of adventures are a part of their own: who plays against the machine need not load them. */
const adventures = () => import('./adventure.ts');

export interface Builder {
  anew(seed: number, answers: readonly number[]): Occasion;
  /** null: the text is of no such occasion. */
  resumed(kept: string): Occasion | null;
}

export async function builderOf(plan: Plan, around: Surroundings): Promise<Builder> {
  if (plan.is === 'adventure') {
    const { Adventure } = await adventures();
    return {
      anew: (seed) => new Adventure(plan.choice, seed, around),
      resumed: (kept) => Adventure.resumed(plan.choice, kept, around),
    };
  }
  return {
    anew: (seed, answers) => {
      const match = new Match(plan.choice, seed, around);
      match.resume(answers);
      return match;
    },
    resumed: (kept) => Match.resumed(plan.choice, kept, around),
  };
}
