// How many games and decisions a second one thread plays.
import type { BotName } from '@vaultsong/bots';
import type { Measured } from './measure.ts';
import { measure, secondsOf } from './measure.ts';
import { playSeries, starterSeries } from './series.ts';

/** Games a second of a bot against itself. */
export function gamesPerSecond(bot: BotName, games: number, runs: number): Measured {
  const series = starterSeries(bot, games);
  return measure(runs, () => games / secondsOf(() => playSeries(series)));
}

/** Answers a second of a bot against itself, its own thinking included. */
export function decisionsPerSecond(bot: BotName, games: number, runs: number): Measured {
  const series = starterSeries(bot, games);
  const decisions = playSeries(series).reduce((sum, result) => sum + result.decisions, 0);
  return measure(runs, () => decisions / secondsOf(() => playSeries(series)));
}
