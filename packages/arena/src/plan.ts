// Plan of a simulation: many series of the same two decks; a series of best of 1 is a single game. A series depends
// on the plan's seed and its own number alone, so that any worker can play any of them, and any of them again.
import type { BotName } from '@vaultsong/bots';
import { seedFor } from '@vaultsong/bots';
import type { DeckList, EditionName, Setup } from '@vaultsong/engine';
import type { Format, NextGame, Pair, Side } from '@vaultsong/match';

export interface Plan {
  readonly decks: Pair<DeckList>;
  readonly bots: Pair<BotName>;
  /** How many games; with a format, how many series. */
  readonly games: number;
  /** Single games when absent. */
  readonly format?: Format;
  /** With how many chains each deck starts; none when absent. */
  readonly chains?: Pair<number>;
  /** Quickstart games: nobody may take a mulligan. */
  readonly quickstart?: true;
  /** Any safe integer. */
  readonly seed: number;
  readonly edition: EditionName;
  readonly maxDecisions: number;
}

/** A game of a plan: all that its setup depends on. */
export interface PlannedGame {
  /** Counts from 0. */
  readonly series: number;
  /** Who goes first in it, with which decks and chains; its number within the series. */
  readonly game: NextGame;
}

const singleGame: Format = { bestOf: 1, adaptive: false };

export const formatOf = ({ format = singleGame }: Plan): Format => format;

/** Who goes first in the first game of a series: the decks take turns at it. */
export const firstOf = (series: number): Side => (series % 2 === 0 ? 0 : 1);

/** The setup of a game. Seats are players, which are bots: with swapped decks, seat 0 plays the second deck. */
export function setupOf(plan: Plan, { series, game }: PlannedGame): Setup {
  const { decks, seed, edition, quickstart } = plan;
  const { number, first, deckOf, chains } = game;
  return {
    decks: deckOf.map((side) => decks[side]),
    seed: seedFor(seed, series * formatOf(plan).bestOf + number - 1),
    edition,
    first,
    // Setups without chains and with mulligans stay as they are in records of old.
    ...(chains.some((count) => count > 0) ? { chains } : {}),
    ...(quickstart === undefined ? {} : { quickstart }),
  };
}
