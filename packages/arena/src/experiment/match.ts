// Two bots against each other with two decks. Games come in pairs: the same deal twice, with the bots' seats swapped, so that
// neither the decks nor luck of the draw favour one of them.
import type { PlayerName } from '@vaultsong/bots';
import { isProgramName, seedFor } from '@vaultsong/bots';
import type { Pair } from '@vaultsong/match';
import type { Fixture, Venue } from '../executor/fixture.ts';
import { headOf } from '../journal/journal.ts';
import type { Claims, PairCounts, SprtState } from '../measure/sprt.ts';
import { sprt } from '../measure/sprt.ts';
import type { Experiment, Game } from './experiment.ts';
import type { Failures, Tally, ThinkTime } from './tally.ts';
import { failuresOf, tallyOf, thinkTimeOf, winnerOf } from './tally.ts';
import { evenly, gamesNeeded, nextRound } from './until.ts';

export interface MatchPlan {
  /** Of two decks. */
  readonly venue: Venue;
  readonly bots: Pair<PlayerName>;
  readonly seed: number;
  /** How many at most; the last pair is played whole. */
  readonly games: number;
  readonly stop: MatchStop;
}

/** When a match ends before its last game. */
export type MatchStop =
  | { readonly when: 'played' }
  /** When the share is known to plus and minus so much. */
  | { readonly when: 'known'; readonly half: number }
  /** When one of two claims about the first bot is refuted. */
  | { readonly when: 'decided'; readonly claims: Claims };

/** From the view of the first bot. */
export interface MatchSummary extends Tally, Failures {
  readonly thinkMs: Pair<ThinkTime>;
  /** Pairs of games of which the first bot won none, one and both. */
  readonly pairs: PairCounts;
  readonly sprt?: SprtState;
  /** Games that each of them lost by not answering as it should; only where one is a program. */
  readonly forfeits?: Pair<number>;
}

/** A verdict is looked for after so many games. */
const sprtRound = 20;

export function matchExperiment(plan: MatchPlan): Experiment<MatchSummary> {
  const { venue, bots, seed, stop } = plan;
  const most = evenly(plan.games);
  return {
    venue,
    head: headOf('match', venue, { seed, bots }),
    next: (games) => {
      const wanted = roundOf(stop, games, most);
      return Array.from({ length: wanted }, (_, i) => fixtureOf(plan, games.length + i));
    },
    sum: (games) => summaryOf(plan, games),
    expected: (games) =>
      stop.when === 'known' && games.length > 0 ? Math.min(most, gamesNeeded(firstBot(games), stop.half)) : most,
  };
}

function fixtureOf({ bots: [a, b], seed }: MatchPlan, number: number): Fixture {
  const pair = Math.floor(number / 2);
  return {
    number,
    decks: [0, 1],
    bots: number % 2 === 0 ? [a, b] : [b, a],
    seed: seedFor(seed, pair),
    first: pair % 2,
  };
}

const seatOfFirst = ({ fixture }: Game): number => fixture.number % 2;
const firstBot = (games: readonly Game[]): Tally => tallyOf(games, seatOfFirst);

function roundOf(stop: MatchStop, games: readonly Game[], most: number): number {
  switch (stop.when) {
    case 'played':
      return most - games.length;
    case 'known':
      return nextRound(firstBot(games), stop.half, most);
    case 'decided': {
      const { verdict } = sprt(pairCountsOf(games, seatOfFirst), stop.claims);
      return verdict === 'open' ? Math.min(sprtRound, most - games.length) : 0;
    }
  }
}

/**
 * Pairs of games, by how many of the two one side won. Pairs of which a game has no winner do not count.
 * @param games of which each two that belong together follow each other
 */
export function pairCountsOf(games: readonly Game[], seatOf: (game: Game) => number): PairCounts {
  const counts: [number, number, number] = [0, 0, 0];
  for (const [i, game] of games.entries()) {
    const before = games[i - 1];
    if (before === undefined || game.fixture.number !== before.fixture.number + 1 || game.fixture.number % 2 === 0)
      continue;
    const winners = [before, game].map((one) => ({ winner: winnerOf(one), seat: seatOf(one) }));
    if (winners.some(({ winner }) => winner === null)) continue;
    const won = winners.filter(({ winner, seat }) => winner === seat).length;
    counts[won === 0 ? 0 : won === 1 ? 1 : 2]++;
  }
  return counts;
}

function summaryOf({ stop, bots }: MatchPlan, games: readonly Game[]): MatchSummary {
  const pairs = pairCountsOf(games, seatOfFirst);
  return {
    ...firstBot(games),
    ...failuresOf(games),
    thinkMs: [thinkTimeOf(games, (game) => [seatOfFirst(game)]), thinkTimeOf(games, (game) => [1 - seatOfFirst(game)])],
    pairs,
    ...(stop.when === 'decided' ? { sprt: sprt(pairs, stop.claims) } : {}),
    ...(bots.some(isProgramName) ? { forfeits: [forfeitsOf(games, 0), forfeitsOf(games, 1)] } : {}),
  };
}

/** @param side the first bot or the second */
const forfeitsOf = (games: readonly Game[], side: 0 | 1): number =>
  games.filter((game) => {
    const { played } = game;
    if (played.outcome !== 'won' || played.forfeit === undefined) return false;
    return (played.forfeit.seat === seatOfFirst(game)) === (side === 0);
  }).length;
