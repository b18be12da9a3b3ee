// Quick games that tell how strong two decks are against each other, one at a time, so that a page can play them while a
// human thinks. Nothing here needs Node.
import { botNamed, seedFor } from '@vaultsong/bots';
import type { DeckList, EditionName } from '@vaultsong/engine';
import type { Pair, Side } from '@vaultsong/match';
import { playGame } from './game.ts';

export { interval95 } from './measure/interval.ts';

export interface Trial {
  readonly decks: Pair<DeckList>;
  readonly edition: EditionName;
  /** Any safe integer; the same seed gives the same games. */
  readonly seed: number;
}

/**
 * Plays one game of a trial between two rules bots, without chains. The decks take turns at going first.
 * @param number which game, from 0
 * @returns the deck that won; null for a game without a winner
 */
export function trialGame({ decks, edition, seed }: Trial, number: number): Side | null {
  const bot = botNamed('rules');
  const setup = { decks, edition, seed: seedFor(seed, number), first: number % 2 };
  const result = playGame(setup, [bot, bot]);
  if (result.outcome !== 'won') return null;
  return result.winner === 0 ? 0 : 1;
}
