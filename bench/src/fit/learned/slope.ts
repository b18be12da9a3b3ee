/**
 * Fits weights to pairs of answers: what each of the two was worth, and above all by how much one was better. By Adam over all pairs at
 * once, from 0, so that the same pairs give the same weights.
 */
/** What followed an answer. */
interface Outcome {
  readonly features: readonly number[];
  /** How often the seat won, from 0 to 1. */
  readonly won: number;
}

export type Outcomes = readonly [Outcome, Outcome];

/** In logits. */
export interface Model {
  readonly start: number;
  readonly weights: readonly number[];
}

/** What the level of a chance counts for, and the difference of two. */
const perLevel = 0.3;
const perDifference = 8;
/** Holds weights back that the pairs say little about. */
const ridge = 1e-3;
const steps = 1500;
const stepSize = 0.01;
/** Adam’s: how long slopes and their squares are remembered. */
const memory = 0.9;
const memoryOfSquares = 0.999;
/** A feature that hardly ever differs is not blown up. */
const leastSpread = 0.02;

export const chanceOf = ({ start, weights }: Model, features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, feature, i) => sum + feature * (weights[i] ?? 0), start)));

export function fitPairs(pairs: readonly Outcomes[]): Model {
  const scales = scalesOf(pairs.flatMap((pair) => pair.map(({ features }) => features)));
  const scaled = pairs.map(([one, other]): Outcomes => [scaledBy(scales, one), scaledBy(scales, other)]);
  let model: Model = { start: 0, weights: scales.map(() => 0) };
  let [means, squares] = [zeros(model), zeros(model)];
  for (let step = 1; step <= steps; step++) {
    const slope = slopeAt(model, scaled);
    means = means.map((mean, i) => memory * mean + (1 - memory) * (slope[i] ?? 0));
    squares = squares.map((square, i) => memoryOfSquares * square + (1 - memoryOfSquares) * (slope[i] ?? 0) ** 2);
    const size = stepSize * (1 - step / (steps + 1));
    const change = means.map(
      (mean, i) =>
        (size * mean) / (1 - memory ** step) / (Math.sqrt((squares[i] ?? 0) / (1 - memoryOfSquares ** step)) + 1e-8),
    );
    const [first = 0, ...others] = change;
    model = {
      start: model.start - first,
      weights: model.weights.map((weight, i) => weight - (others[i] ?? 0)),
    };
  }
  return unscaled(scales, model);
}

/** The start first, then the weights. */
const zeros = ({ weights }: Model): readonly number[] => [0, ...weights.map(() => 0)];

/** The slope of the error, by the order of `zeros`. */
function slopeAt(model: Model, pairs: readonly Outcomes[]): readonly number[] {
  const slope = [0, ...model.weights.map((weight) => ridge * weight)];
  for (const [one, other] of pairs) {
    const [p, q] = [chanceOf(model, one.features), chanceOf(model, other.features)];
    const apart = p - q - (one.won - other.won);
    const atOne = perLevel * (p - one.won) + perDifference * apart * p * (1 - p);
    const atOther = perLevel * (q - other.won) - perDifference * apart * q * (1 - q);
    const share = 1 / (2 * pairs.length);
    slope[0] = (slope[0] ?? 0) + share * (atOne + atOther);
    for (let i = 0; i < one.features.length; i++)
      slope[i + 1] =
        (slope[i + 1] ?? 0) + share * (atOne * (one.features[i] ?? 0) + atOther * (other.features[i] ?? 0));
  }
  return slope;
}

interface Scale {
  readonly mean: number;
  readonly spread: number;
}

function scalesOf(rows: readonly (readonly number[])[]): readonly Scale[] {
  const count = Math.max(1, rows.length);
  return (rows[0] ?? []).map((_, i) => {
    const mean = rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) / count;
    const square = rows.reduce((sum, row) => sum + ((row[i] ?? 0) - mean) ** 2, 0) / count;
    return { mean, spread: Math.sqrt(square) + leastSpread };
  });
}

const scaledBy = (scales: readonly Scale[], { features, won }: Outcome): Outcome => ({
  features: scales.map(({ mean, spread }, i) => ((features[i] ?? 0) - mean) / spread),
  won,
});

/** The same model for features as they are. */
function unscaled(scales: readonly Scale[], { start, weights }: Model): Model {
  const raw = scales.map(({ spread }, i) => (weights[i] ?? 0) / spread);
  return { start: start - scales.reduce((sum, { mean }, i) => sum + mean * (raw[i] ?? 0), 0), weights: raw };
}
