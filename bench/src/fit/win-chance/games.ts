/** The games that the chance to win is learnt from, and those that it is tried on. */
import type { Bot } from '@vaultsong/bots';
import { plannerBot, rulesBot } from '@vaultsong/bots';
import type { Lot } from '../setups.ts';
import { lotOf } from '../setups.ts';

export interface Games {
  /** All games depend on it. */
  readonly seed: number;
  readonly rulesGames: number;
  readonly plannerGames: number;
}

export interface Game extends Lot {
  readonly bot: Bot;
}

export const gamesOf = ({ rulesGames, plannerGames }: Games): number => rulesGames + plannerGames;

export const gameOf = (games: Games, index: number): Game => ({
  ...lotOf(games.seed, index),
  bot: index < games.rulesGames ? rulesBot : plannerBot,
});
