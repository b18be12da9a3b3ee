// Plays quick games between two decks beside the page, one at a time.
import { interval95, trialGame } from '@vaultsong/arena/trial';
import type { Deck } from '@vaultsong/decks';
import { toDeckList } from '@vaultsong/decks';
import { defaultEdition } from '@vaultsong/engine';
import type { Side } from '@vaultsong/match';
import * as Comlink from 'comlink';

export interface Standing {
  readonly wins: readonly [number, number];
  /** Games without a winner. */
  readonly undecided: number;
  /** From where to where the share of wins of the first deck lies, for all that is known by now: 95 % sure, from 0 to 1. */
  readonly interval: readonly [number, number];
}

const trials = {
  /**
   * Plays games between two rules bots; the decks take turns at going first.
   * @param tell hears of each game
   */
  async play(
    decks: readonly [Deck, Deck],
    games: number,
    seed: number,
    tell: (standing: Standing) => void,
  ): Promise<void> {
    const lists = [toDeckList(decks[0]), toDeckList(decks[1])] as const;
    const ends: (Side | null)[] = [];
    for (let number = 0; number < games; number++) {
      ends.push(trialGame({ decks: lists, edition: defaultEdition, seed }, number));
      const won = (side: Side): number => ends.filter((winner) => winner === side).length;
      const wins = [won(0), won(1)] as const;
      const decided = wins[0] + wins[1];
      tell({ wins, undecided: ends.length - decided, interval: interval95(wins[0], decided) });
      // What was told goes out before the next game.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  },
};
export type Trials = typeof trials;

Comlink.expose(trials);
