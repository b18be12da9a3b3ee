// Many games or series, played on as many threads as are wanted and summed up. The result depends on the plan alone, not
// on who played which game; only `seconds` tells.
import type { Pair, Side } from '@vaultsong/match';
import { distribute } from './distribute.ts';
import { quantile } from './measure/quantile.ts';
import type { Plan } from './plan.ts';
import { setupOf } from './plan.ts';
import type { PlayedGame, SeriesResult } from './series.ts';
import { openThreadPool } from './threadPool.ts';

export interface Simulation {
  readonly plan: Plan;
  /** How many games were played, in all series together. */
  readonly games: number;
  /** Games won, by deck. */
  readonly wins: Pair<number>;
  /** Games won by who went first in them. */
  readonly firstWins: number;
  /** Games that took too many decisions. */
  readonly unfinished: number;
  readonly series: {
    /** How many were played to their end. */
    readonly played: number;
    /** Series won, by player: who brought the deck, and kept the bot when decks were swapped. */
    readonly wins: Pair<number>;
    /** Series that ended without a winner because one of their games did. */
    readonly unfinished: number;
  };
  /** Games in which an answer would never have come to the next question, each with the seed that brings it back. */
  readonly endless: readonly StoppedGame[];
  /** Games that stopped at an error. */
  readonly errors: readonly StoppedGame[];
  /** Lengths of the finished games, both players' turns counted. */
  readonly turns: { readonly mean: number; readonly median: number; readonly max: number };
  readonly decisions: number;
  readonly seconds: number;
}

export interface StoppedGame {
  /** Counts from 0. */
  readonly series: number;
  /** Its number within the series, from 1. */
  readonly game: number;
  readonly seed: number;
  /** How many answers it took until then. */
  readonly decisions: number;
  readonly message: string;
}

export interface SimulateOptions {
  /** How many threads; 1 plays in the calling one. */
  readonly workers?: number;
  /** Told now and then how many games are done, or series, where the plan counts series. */
  readonly onProgress?: (done: number) => void;
  /** Gets each game in order, with its answers; without it answers are thrown away. */
  readonly onGame?: (game: PlayedGame) => void;
  /** Ends it with what was played so far; the games that are being played by then do not count. */
  readonly signal?: AbortSignal;
}

/**
 * Plays a plan.
 * @throws RangeError for a number of games or workers below 1
 */
export async function simulate(plan: Plan, options: SimulateOptions = {}): Promise<Simulation> {
  const { workers = 1, onProgress, onGame, signal = new AbortController().signal } = options;
  mustBeCount('games', plan.games);
  mustBeCount('workers', workers);
  const started = performance.now();
  const played = await playAll(plan, workers, onGame !== undefined, signal, onProgress);
  const seconds = (performance.now() - started) / 1000;
  if (onGame) for (const { games } of played) games.forEach(onGame);
  return { plan, seconds, ...summary(plan, played) };
}

function mustBeCount(what: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 1)
    throw new RangeError(`${what} must be a whole number of at least 1, not ${value}`);
}

async function playAll(
  plan: Plan,
  workers: number,
  keepAnswers: boolean,
  signal: AbortSignal,
  onProgress?: (done: number) => void,
): Promise<readonly SeriesResult[]> {
  // A place stays empty where a simulation was ended before.
  const results: (readonly SeriesResult[])[] = [];
  let done = 0;
  const pool = openThreadPool(Math.min(workers, plan.games));
  try {
    await distribute(
      { pieces: plan.games, players: workers, signal },
      (from, to) => pool.playSeries({ plan, from, to, keepAnswers }),
      (played, from, to) => {
        results[from] = played;
        done += to - from;
        onProgress?.(done);
      },
    );
  } finally {
    await pool.close();
  }
  return results.flat();
}

function summary(plan: Plan, played: readonly SeriesResult[]): Omit<Simulation, 'plan' | 'seconds'> {
  const games = played.flatMap((series) => series.games);
  const won = games.flatMap(({ planned, result }) =>
    result.outcome === 'won' ? [{ turns: result.turns, winner: result.winner, ...planned.game }] : [],
  );
  const winsOf = (deck: Side): number => won.filter(({ deckOf, winner }) => deckOf[winner] === deck).length;
  const seriesOf = (winner: Side | null): number => played.filter((series) => series.winner === winner).length;
  return {
    games: games.length,
    wins: [winsOf(0), winsOf(1)],
    firstWins: won.filter(({ first, winner }) => first === winner).length,
    unfinished: games.filter(({ result }) => result.outcome === 'unfinished').length,
    series: { played: played.length, wins: [seriesOf(0), seriesOf(1)], unfinished: seriesOf(null) },
    endless: games.flatMap((game) => stoppedBy('endless', plan, game)),
    errors: games.flatMap((game) => stoppedBy('error', plan, game)),
    turns: spread(won.map(({ turns }) => turns)),
    decisions: games.reduce((sum, { result }) => sum + result.decisions, 0),
  };
}

function stoppedBy(what: 'endless' | 'error', plan: Plan, { planned, result }: PlayedGame): readonly StoppedGame[] {
  if (result.outcome !== what || !('message' in result)) return [];
  const { decisions, message } = result;
  return [{ series: planned.series, game: planned.game.number, seed: setupOf(plan, planned).seed, decisions, message }];
}

/** All 0 for an empty list. */
function spread(numbers: readonly number[]): Simulation['turns'] {
  if (numbers.length === 0) return { mean: 0, median: 0, max: 0 };
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  return { mean, median: quantile(numbers, 0.5), max: quantile(numbers, 1) };
}
