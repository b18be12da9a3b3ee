// Many games of the same two decks. A game of a series depends on the series' seed and its own number alone, so that
// any worker can play any of them, and any of them can be played again.
import type { BotName } from '@vaultsong/bots';
import { botNamed, seedFor } from '@vaultsong/bots';
import type { DeckList, EditionName, Setup } from '@vaultsong/engine';
import type { GameResult } from './game.ts';
import { playGame } from './game.ts';

export interface Series {
  readonly decks: readonly [DeckList, DeckList];
  readonly bots: readonly [BotName, BotName];
  /** How many games. */
  readonly games: number;
  /** Any safe integer. */
  readonly seed: number;
  readonly edition: EditionName;
  readonly maxDecisions: number;
}

/** The setup of a game of the series; the decks take turns at going first. @param game counts from 0 */
export const setupOf = (series: Series, game: number): Setup => ({
  decks: series.decks,
  seed: seedFor(series.seed, game),
  edition: series.edition,
  first: game % series.decks.length,
});

/** Plays some consecutive games of a series. */
export function playSome(series: Series, from: number, to: number): readonly GameResult[] {
  const bots = series.bots.map(botNamed);
  return Array.from({ length: to - from }, (_, i) => playGame(setupOf(series, from + i), bots, series));
}
