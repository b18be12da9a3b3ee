// A series of games, played on as many threads as are wanted and summed up. The result depends on the series alone,
// not on who played which game; only `seconds` tells.
import type { Seat } from '@vaultsong/engine';
import type { GameResult } from './game.ts';
import { openPool } from './pool.ts';
import type { Series } from './series.ts';
import { setupOf } from './series.ts';

export interface Simulation {
  readonly series: Series;
  /** By deck. */
  readonly wins: readonly [number, number];
  readonly unfinished: number;
  /** Games that stopped at an error, each with the seed that brings it back. */
  readonly errors: readonly GameError[];
  /** Lengths of the finished games, both players' turns counted. */
  readonly turns: { readonly mean: number; readonly median: number; readonly max: number };
  readonly decisions: number;
  readonly seconds: number;
}

export interface GameError {
  readonly game: number;
  readonly seed: number;
  /** How many answers it took until then. */
  readonly decisions: number;
  readonly message: string;
}

export interface SimulateOptions {
  /** How many threads; 1 plays in the calling one. */
  readonly workers?: number;
  /** Told now and then how many games are done. */
  readonly onProgress?: (done: number) => void;
  /** Gets each game in order, with its answers; without it answers are thrown away. */
  readonly onGame?: (game: number, result: GameResult) => void;
}

const gamesInTask = 10;

/**
 * Plays a series.
 * @throws RangeError for a number of games or workers below 1
 */
export async function simulate(series: Series, options: SimulateOptions = {}): Promise<Simulation> {
  const { workers = 1, onProgress, onGame } = options;
  mustBeCount('games', series.games);
  mustBeCount('workers', workers);
  const started = performance.now();
  const results = await playAll(series, workers, onGame !== undefined, onProgress);
  const seconds = (performance.now() - started) / 1000;
  if (onGame) for (const [game, result] of results.entries()) onGame(game, result);
  return { series, seconds, ...summary(series, results) };
}

function mustBeCount(what: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 1)
    throw new RangeError(`${what} must be a whole number of at least 1, not ${value}`);
}

async function playAll(
  series: Series,
  workers: number,
  keepAnswers: boolean,
  onProgress?: (done: number) => void,
): Promise<readonly GameResult[]> {
  const tasks = Math.ceil(series.games / gamesInTask);
  const results: (readonly GameResult[])[] = new Array(tasks);
  let next = 0;
  let done = 0;
  // Each of these asks for a task, one after the other, until none is left.
  const player = async (): Promise<void> => {
    while (next < tasks) {
      const task = next++;
      const from = task * gamesInTask;
      const to = Math.min(series.games, from + gamesInTask);
      results[task] = await pool.play({ series, from, to, keepAnswers });
      done += to - from;
      onProgress?.(done);
    }
  };
  const pool = openPool(Math.min(workers, tasks));
  try {
    await Promise.all(Array.from({ length: Math.min(workers, tasks) }, player));
  } finally {
    await pool.close();
  }
  return results.flat();
}

function summary(series: Series, results: readonly GameResult[]): Omit<Simulation, 'series' | 'seconds'> {
  const winsOf = (seat: Seat): number =>
    results.filter((result) => result.outcome === 'won' && result.winner === seat).length;
  const errors = results.flatMap((result, game) =>
    result.outcome === 'error'
      ? [{ game, seed: setupOf(series, game).seed, decisions: result.decisions, message: result.message }]
      : [],
  );
  return {
    wins: [winsOf(0), winsOf(1)],
    unfinished: results.filter(({ outcome }) => outcome === 'unfinished').length,
    errors,
    turns: spread(results.filter(({ outcome }) => outcome === 'won').map(({ turns }) => turns)),
    decisions: results.reduce((sum, { decisions }) => sum + decisions, 0),
  };
}

/** All 0 for an empty list. */
function spread(numbers: readonly number[]): Simulation['turns'] {
  if (numbers.length === 0) return { mean: 0, median: 0, max: 0 };
  const sorted = [...numbers].sort((x, y) => x - y);
  const middle = sorted.length / 2;
  const median = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
  return { mean: sorted.reduce((sum, n) => sum + n, 0) / sorted.length, median, max: sorted.at(-1)! };
}
