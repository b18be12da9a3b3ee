// How many games and decisions a second one thread plays.
import type { BotName } from '@vaultsong/bots';
import type { Measured } from './measure.ts';
import { measure, scaled, secondsOf } from './measure.ts';
import { playSeries, starterSeries } from './series.ts';

export interface Pace {
  /** Games a second. */
  readonly games: Measured;
  /** Answers a second, the bots' own thinking included. */
  readonly decisions: Measured;
}

/** The pace of a bot against itself. */
export function paceOf(bot: BotName, count: number, runs: number): Pace {
  const series = starterSeries(bot, count);
  const decisions = playSeries(series).reduce((sum, result) => sum + result.decisions, 0);
  const games = measure(runs, () => count / secondsOf(() => playSeries(series)));
  return { games, decisions: scaled(games, decisions / count) };
}
