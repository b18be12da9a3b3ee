// Live states from the middle of games of random play, one of each twentieth decision.
import { setupOf } from '@vaultsong/arena';
import type { State } from '@vaultsong/engine';
import { answerThrough, clone, deal } from '@vaultsong/engine';
import { playAll, starterGames } from './plans.ts';

const every = 20;

/** States that wait for an answer, early and late in their games. */
export function liveStates(games: number): readonly State[] {
  const plan = starterGames('random', games);
  return playAll(plan).flatMap(({ planned, result }) => {
    const state = deal(setupOf(plan, planned));
    const found: State[] = [];
    for (const [i, option] of result.answers.entries()) {
      if (i % every === 0) found.push(clone(state));
      answerThrough(state, option);
    }
    return found;
  });
}
