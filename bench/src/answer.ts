// What an answer costs, with all that follows from it until the next question.
import { setupOf } from '@vaultsong/arena';
import { answer, deal } from '@vaultsong/engine';
import type { Measured } from './measure.ts';
import { measure, secondsOf } from './measure.ts';
import { playSeries, starterSeries } from './series.ts';

/** Microseconds an answer, in games of random play that are played again from their answers. */
export function answerMicroseconds(games: number, runs: number): Measured {
  const series = starterSeries('random', games);
  const played = playSeries(series);
  const decisions = played.reduce((sum, { answers }) => sum + answers.length, 0);
  return measure(runs, () => {
    const states = played.map((_, game) => deal(setupOf(series, game)));
    const seconds = secondsOf(() => {
      for (const [game, state] of states.entries()) for (const option of played[game]!.answers) answer(state, option);
    });
    return (1e6 * seconds) / decisions;
  });
}
