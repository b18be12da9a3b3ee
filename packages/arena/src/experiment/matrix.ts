// Each of some decks against each other one: how a matchup goes that ratings tell nothing of.
import type { BotName } from '@vaultsong/bots';
import type { Venue } from '../executor/fixture.ts';
import { headOf } from '../journal/journal.ts';
import { allPairs, gamesOfPair, sweepOf } from './deckPairs.ts';
import type { Experiment } from './experiment.ts';
import type { Failures, Tally } from './tally.ts';
import { failuresOf, tallyOf } from './tally.ts';

export interface MatrixPlan {
  /** Of at least two decks. */
  readonly venue: Venue;
  /** Who plays all decks. */
  readonly bot: BotName;
  readonly seed: number;
  /** Of each two decks; an even number. */
  readonly games: number;
}

/** Games of two decks from the view of the first of them, `a`. Decks are numbers, as in the venue. */
export interface Cell extends Tally {
  readonly a: number;
  readonly b: number;
}

export interface MatrixSummary extends Failures {
  /** One for each two decks, `a` before `b`. */
  readonly cells: readonly Cell[];
}

export function matrixExperiment({ venue, bot, seed, games }: MatrixPlan): Experiment<MatrixSummary> {
  const pairs = allPairs(venue.decks.length);
  const sweeps = Math.ceil(games / 2);
  return {
    venue,
    head: headOf('matrix', venue, { seed, bot }),
    next: (played) =>
      played.length > 0
        ? []
        : Array.from({ length: sweeps }, (_, number) => sweepOf(pairs, number, { seed, bot })).flat(),
    sum: (played) => ({
      cells: pairs.map((pair) => ({ a: pair[0], b: pair[1], ...tallyOf(gamesOfPair(played, pair), () => 0) })),
      ...failuresOf(played),
    }),
    expected: () => 2 * sweeps * pairs.length,
  };
}
