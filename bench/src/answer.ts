// Cost of an answer, with all that follows from it until the next question.
import { setupOf } from '@vaultsong/arena';
import { answerThrough, deal } from '@vaultsong/engine';
import type { Measured } from './measure.ts';
import { measure, secondsOf } from './measure.ts';
import { playAll, starterGames } from './plans.ts';

/** Microseconds an answer, in games of random play that are played again from their answers. */
export function answerMicroseconds(games: number, runs: number): Measured {
  const plan = starterGames('random', games);
  const played = playAll(plan);
  const decisions = played.reduce((sum, { result }) => sum + result.decisions, 0);
  return measure(runs, () => {
    const states = played.map(({ planned }) => deal(setupOf(plan, planned)));
    const seconds = secondsOf(() => {
      for (const [game, state] of states.entries())
        for (const option of played[game]!.result.answers) answerThrough(state, option);
    });
    return (1e6 * seconds) / decisions;
  });
}
