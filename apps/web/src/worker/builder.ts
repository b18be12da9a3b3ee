// Builds the activity for a plan, anew or as it was left, or finds the game in it that is looked back on.
import type { Plan } from '../wire/game.ts';
import type { Activity } from './activity.ts';
import { Branch } from './branch.ts';
import { loadAdventures } from './loadAdventures.ts';
import type { MatchDeps } from './match.ts';
import { Match } from './match.ts';
import type { Recorded } from './session/dealt.ts';

export interface Builder {
  /** @throws Error for what begins with a game that is kept */
  anew(seed: number, answers: readonly number[]): Activity;
  /** null: the text is of no such activity. */
  resumed(kept: string): Activity | null;
  /** The game of it; null where the text has none. */
  recorded(kept: string): Recorded | null;
}

export async function builderOf(plan: Plan, deps: MatchDeps): Promise<Builder> {
  switch (plan.type) {
    case 'adventure': {
      const { Adventure } = await loadAdventures();
      return {
        anew: (seed) => new Adventure(plan.choice, seed, deps),
        resumed: (kept) => Adventure.resumed(plan.choice, kept, deps),
        recorded: (kept) => Adventure.recorded(plan.choice, kept, deps),
      };
    }
    case 'branch':
      // It may go on from an adventure.
      await loadAdventures();
      return {
        anew: () => {
          throw new Error('Such a game goes on from another one: look back on that, and choose “Play on from here”.');
        },
        resumed: (kept) => Branch.resumed(plan.choice, kept, deps),
        recorded: (kept) => Branch.recorded(plan.choice, kept, deps),
      };
    case 'duel':
      return {
        anew: (seed, answers) => {
          const match = new Match(plan.choice, seed, deps);
          match.resume(answers);
          return match;
        },
        resumed: (kept) => Match.resumed(plan.choice, kept, deps),
        recorded: (kept) => Match.recorded(plan.choice, kept, deps),
      };
  }
}
