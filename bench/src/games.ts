// Games and decisions a second of one thread.
import type { Plan, PlayedGame } from '@vaultsong/arena';
import type { BotName } from '@vaultsong/bots';
import type { Measured } from './measure.ts';
import { measure, scaled, secondsOf } from './measure.ts';
import { playAll, starterGames, wholeSetGames } from './plans.ts';

export interface Pace {
  /** Games a second. */
  readonly games: Measured;
  /** Answers a second, the bots' own thinking included. */
  readonly decisions: Measured;
}

/** The pace of a bot against itself with the starter decks. */
export const paceOf = (bot: BotName, count: number, runs: number): Pace => paceOfAll([starterGames(bot, count)], runs);

/** The same with decks of the whole set. */
export const wholeSetPaceOf = (bot: BotName, count: number, runs: number): Pace =>
  paceOfAll(wholeSetGames(bot, count), runs);

function paceOfAll(all: readonly Plan[], runs: number): Pace {
  const playEach = (): readonly PlayedGame[] => all.flatMap(playAll);
  const count = all.reduce((sum, { games }) => sum + games, 0);
  const decisions = playEach().reduce((sum, { result }) => sum + result.decisions, 0);
  const games = measure(runs, () => count / secondsOf(playEach));
  return { games, decisions: scaled(games, decisions / count) };
}
