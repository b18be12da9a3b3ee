// Counts of games between two sides, whatever the sides are: bots or decks.
import { interval95 } from '../measure/interval.ts';
import { quantile } from '../measure/quantile.ts';
import type { Game } from './experiment.ts';

/** Games from the view of one side. */
export interface Tally {
  /** All that were played. */
  readonly games: number;
  readonly wins: number;
  /** The share of the games with a winner, and its 95 % interval; half where there are none. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** How long a bot thinks in a turn of its own, in milliseconds. */
export interface ThinkTime {
  readonly median: number;
  readonly p99: number;
}

/** Games that ended without a winner. */
export interface Failures {
  /** Those that stopped at an error, or in which an answer would never have come to the next question. */
  readonly errors: number;
  /** Those that took too many decisions. */
  readonly unfinished: number;
}

/** The seat that won; null for a game without a winner. */
export const winnerOf = ({ played }: Game): number | null => (played.outcome === 'won' ? played.winner : null);

/** @param seatOf where the side sat that is counted for */
export function tallyOf(games: readonly Game[], seatOf: (game: Game) => number): Tally {
  const ended = games.filter((game) => winnerOf(game) !== null);
  const wins = ended.filter((game) => winnerOf(game) === seatOf(game)).length;
  const [low, high] = interval95(wins, ended.length);
  return { games: games.length, wins, rate: ended.length === 0 ? 0.5 : wins / ended.length, low, high };
}

/** @param seatsOf where those sat whose time is wanted */
export function thinkTimeOf(games: readonly Game[], seatsOf: (game: Game) => readonly number[]): ThinkTime {
  const times = games.flatMap((game) => seatsOf(game).flatMap((seat) => game.played.thinkMs[seat] ?? []));
  const rounded = (part: number): number => Math.round(quantile(times, part) * 10) / 10;
  return { median: rounded(0.5), p99: rounded(0.99) };
}

export const failuresOf = (games: readonly Game[]): Failures => ({
  errors: games.filter(({ played }) => played.outcome === 'error' || played.outcome === 'endless').length,
  unfinished: games.filter(({ played }) => played.outcome === 'unfinished').length,
});
