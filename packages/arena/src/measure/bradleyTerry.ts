// Bradley-Terry strengths of many players, from games between some pairs of them: one that is stronger by d wins with odds of
// e to the d. A weak prior keeps the strengths finite of players that never lost or never won.
import { z95 } from './interval.ts';
import type { Matrix, Vector } from './matrix.ts';
import { at, entry, inverseOf, solve } from './matrix.ts';

/** What two players did against each other. Players are numbers from 0. */
export interface PairScore {
  readonly a: number;
  readonly b: number;
  /** Of `a`. */
  readonly wins: number;
  readonly games: number;
}

export interface Strengths {
  /** Natural logarithms of odds; only their differences mean something. */
  readonly values: Vector;
  /** How they vary together, from the information in the games. */
  readonly covariance: Matrix;
}

export interface Estimate {
  readonly value: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

const mostSteps = 100;
const exact = 1e-10;

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * The likeliest strengths (maximum a posteriori, by Newton's method).
 * @param players how many there are; each may have played any number of games
 * @param spread by how much strengths are thought to differ in advance: the standard deviation of log odds around 0
 */
export function fitStrengths(players: number, scores: readonly PairScore[], spread: number): Strengths {
  const precision = 1 / spread ** 2;
  let values: Vector = Array.from({ length: players }, () => 0);
  for (let step = 0; step < mostSteps; step++) {
    const move = solve(informationOf(values, scores, precision), slopeOf(values, scores, precision));
    values = uphill(values, move, scores, precision);
    if (Math.max(...move.map(Math.abs)) < exact) break;
  }
  return { values, covariance: inverseOf(informationOf(values, scores, precision)) };
}

const chanceOf = (values: Vector, { a, b }: PairScore): number => sigmoid(at(values, a) - at(values, b));

/** log(sigmoid(x)), for any x. */
const logSigmoid = (x: number): number => (x > 0 ? -Math.log1p(Math.exp(-x)) : x - Math.log1p(Math.exp(x)));

function heightOf(values: Vector, scores: readonly PairScore[], precision: number): number {
  const games = scores.reduce((sum, { a, b, wins, games }) => {
    const difference = at(values, a) - at(values, b);
    return sum + wins * logSigmoid(difference) + (games - wins) * logSigmoid(-difference);
  }, 0);
  return games - (precision / 2) * values.reduce((sum, value) => sum + value ** 2, 0);
}

function slopeOf(values: Vector, scores: readonly PairScore[], precision: number): Vector {
  const slope = values.map((value) => -precision * value);
  for (const score of scores) {
    const more = score.wins - score.games * chanceOf(values, score);
    slope[score.a] = at(slope, score.a) + more;
    slope[score.b] = at(slope, score.b) - more;
  }
  return slope;
}

function informationOf(values: Vector, scores: readonly PairScore[], precision: number): Matrix {
  const information = values.map((_, i) => values.map((__, j) => (i === j ? precision : 0)));
  const add = (row: number, column: number, value: number): void => {
    const cells = information[row];
    if (cells !== undefined) cells[column] = at(cells, column) + value;
  };
  for (const score of scores) {
    const chance = chanceOf(values, score);
    const known = score.games * chance * (1 - chance);
    add(score.a, score.a, known);
    add(score.b, score.b, known);
    add(score.a, score.b, -known);
    add(score.b, score.a, -known);
  }
  return information;
}

/** Newton's step can lead too far where one side won nearly all: half of it, then, until it does not lead down. */
function uphill(values: Vector, move: Vector, scores: readonly PairScore[], precision: number): Vector {
  const height = heightOf(values, scores, precision);
  for (let part = 1; part > exact; part /= 2) {
    const next = values.map((value, i) => value + part * at(move, i));
    if (heightOf(next, scores, precision) >= height) return next;
  }
  return values;
}

/** By how much one player is stronger than another, in log odds; exactly 0 for a player and itself. */
export function differenceOf({ values, covariance }: Strengths, player: number, from: number): Estimate {
  const value = at(values, player) - at(values, from);
  const variance =
    entry(covariance, player, player) + entry(covariance, from, from) - 2 * entry(covariance, player, from);
  const half = z95 * Math.sqrt(Math.max(0, variance));
  return { value, low: value - half, high: value + half };
}

/**
 * The share that a player wins against a field, each of whom is met equally often.
 * @param field without the player, at least one
 */
export function shareAgainst({ values, covariance }: Strengths, player: number, field: readonly number[]): Estimate {
  const chances = field.map((other) => sigmoid(at(values, player) - at(values, other)));
  const value = chances.reduce((sum, chance) => sum + chance, 0) / field.length;
  // How the share changes with each strength, and so how far it varies with them.
  const changes = values.map(() => 0);
  field.forEach((other, i) => {
    const chance = at(chances, i);
    const change = (chance * (1 - chance)) / field.length;
    changes[player] = at(changes, player) + change;
    changes[other] = at(changes, other) - change;
  });
  const variance = changes.reduce(
    (sum, x, i) => (x === 0 ? sum : sum + x * changes.reduce((row, y, j) => row + y * entry(covariance, i, j), 0)),
    0,
  );
  // In log odds the interval stays between 0 and 1.
  const middle = Math.log(value / (1 - value));
  const half = (z95 * Math.sqrt(Math.max(0, variance))) / (value * (1 - value));
  return { value, low: sigmoid(middle - half), high: sigmoid(middle + half) };
}
