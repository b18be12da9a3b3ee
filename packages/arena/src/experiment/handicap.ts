// With how many chains two decks are even. Games are played where the answer is thought to lie (a staircase): first without chains,
// then always with the number at which the decks are even by all that is known so far.
import type { BotName } from '@vaultsong/bots';
import { seedFor } from '@vaultsong/bots';
import type { Pair } from '@vaultsong/match';
import type { Fixture, Venue } from '../executor/fixture.ts';
import { headOf } from '../journal/journal.ts';
import type { ChainCurve, ChainScore, Likely } from '../measure/chainCurve.ts';
import { chainCurve } from '../measure/chainCurve.ts';
import type { Experiment, Game } from './experiment.ts';
import type { Failures, Tally } from './tally.ts';
import { failuresOf, tallyOf, winnerOf } from './tally.ts';
import { evenly } from './until.ts';

export interface HandicapPlan {
  /** Of two decks. */
  readonly venue: Venue;
  /** Who plays both decks. */
  readonly bot: BotName;
  readonly seed: number;
  /** Ends when the number of chains is known to plus and minus so many, */
  readonly half: number;
  /** or there were so many games. */
  readonly games: number;
  /** How many are played without chains at first, to see how far the decks are from even. */
  readonly pilot: number;
}

/** Games with one number of chains, told from the first deck: -5 are five of the second deck. */
export interface ChainPoint extends Tally {
  readonly chains: number;
}

export interface HandicapSummary extends Failures {
  /** The whole number of chains at which the decks are nearest to even, told from the first deck. */
  readonly chains: number;
  readonly even: Likely;
  readonly points: readonly ChainPoint[];
  readonly curve: ChainCurve;
  readonly games: number;
}

/** Enough to tell about where the answer lies. */
export const defaultPilot = 200;

/** How many games are played with a number of chains before it is thought about anew. */
const step = 40;

export function handicapExperiment(plan: HandicapPlan): Experiment<HandicapSummary> {
  const { venue, bot, seed, pilot } = plan;
  const most = evenly(plan.games);
  return {
    venue,
    head: headOf('handicap', venue, { seed, bot, pilot }),
    next: (games) => {
      const { even } = chainCurve(scoresOf(games));
      if (games.length > 0 && even.high - even.low <= 2 * plan.half) return [];
      const chains = games.length === 0 ? 0 : Math.round(even.middle);
      const count = Math.min(games.length === 0 ? pilot : step, most - games.length);
      return Array.from({ length: count }, (_, i) => fixtureOf(plan, games.length + i, chains));
    },
    sum: (games) => summaryOf(games),
    expected: () => most,
  };
}

const fixtureOf = ({ seed, bot }: HandicapPlan, number: number, chains: number): Fixture => ({
  number,
  decks: [0, 1],
  bots: [bot, bot],
  seed: seedFor(seed, number),
  first: number % 2,
  ...(chains === 0 ? {} : { chains: chainsOfBoth(chains) }),
});

/** By seat. */
const chainsOfBoth = (chains: number): Pair<number> => [Math.max(0, chains), Math.max(0, -chains)];
const chainsOf = ({ fixture: { chains } }: Game): number => (chains === undefined ? 0 : chains[0] - chains[1]);

const byChains = (games: readonly Game[]): readonly (readonly [number, readonly Game[]])[] =>
  [...new Set(games.map(chainsOf))]
    .toSorted((one, other) => one - other)
    .map((chains) => [chains, games.filter((game) => chainsOf(game) === chains)]);

/** Of games with a winner. */
const scoresOf = (games: readonly Game[]): readonly ChainScore[] =>
  byChains(games.filter((game) => winnerOf(game) !== null)).map(([chains, those]) => ({
    chains,
    wins: those.filter((game) => winnerOf(game) === 0).length,
    games: those.length,
  }));

function summaryOf(games: readonly Game[]): HandicapSummary {
  const curve = chainCurve(scoresOf(games));
  const chains = Math.round(curve.even.middle);
  return {
    // No minus before a zero.
    chains: chains === 0 ? 0 : chains,
    even: curve.even,
    points: byChains(games).map(([at, those]) => ({ chains: at, ...tallyOf(those, () => 0) })),
    curve,
    games: games.length,
    ...failuresOf(games),
  };
}
