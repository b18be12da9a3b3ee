// Live states from the middle of games of random play, one of each twentieth decision.
import { setupOf } from '@vaultsong/arena';
import type { State } from '@vaultsong/engine';
import { answer, clone, deal } from '@vaultsong/engine';
import { playSeries, starterSeries } from './series.ts';

const every = 20;

/** States that wait for an answer, early and late in their games. */
export function liveStates(games: number): readonly State[] {
  const series = starterSeries('random', games);
  return playSeries(series).flatMap(({ answers }, game) => {
    const state = deal(setupOf(series, game));
    const found: State[] = [];
    for (const [i, option] of answers.entries()) {
      if (i % every === 0) found.push(clone(state));
      answer(state, option);
    }
    return found;
  });
}
