/** Logistic regression without an intercept, by Newton’s method: small, exact, and the same each time. */

export interface Sample {
  readonly features: readonly number[];
  readonly won: number;
  /** How much it counts. */
  readonly weight: number;
}

const mostSteps = 25;
const close = 1e-8;

/** @param ridge holds weights back that the samples say little about */
export function fitLogistic(samples: readonly Sample[], ridge: number): readonly number[] {
  const count = samples[0]?.features.length ?? 0;
  let weights: readonly number[] = Array.from({ length: count }, () => 0);
  for (let step = 0; step < mostSteps; step++) {
    const { gradient, curvature } = slopes(samples, weights, ridge);
    const change = solve(curvature, gradient);
    weights = weights.map((weight, i) => weight - (change[i] ?? 0));
    if (Math.max(...change.map(Math.abs)) < close) return weights;
  }
  throw new Error(`No fit within ${mostSteps} steps: is a feature the sum of others?`);
}

export const chanceBy = (weights: readonly number[], features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, feature, i) => sum + feature * (weights[i] ?? 0), 0)));

function slopes(samples: readonly Sample[], weights: readonly number[], ridge: number) {
  const gradient = weights.map((weight) => ridge * weight);
  const curvature = weights.map((_, i) => weights.map((__, j) => (i === j ? ridge : 0)));
  for (const { features, won, weight } of samples) {
    const chance = chanceBy(weights, features);
    const spread = weight * chance * (1 - chance);
    for (const [i, feature] of features.entries()) {
      if (feature === 0) continue;
      gradient[i] = (gradient[i] ?? 0) + weight * (chance - won) * feature;
      const row = curvature[i] ?? [];
      for (let j = 0; j <= i; j++) row[j] = (row[j] ?? 0) + spread * feature * (features[j] ?? 0);
    }
  }
  return {
    gradient,
    curvature: curvature.map((row, i) => row.map((_, j) => curvature[Math.max(i, j)]?.[Math.min(i, j)] ?? 0)),
  };
}

/** Gauss’ elimination with the largest pivot first. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(at(k, i)) > Math.abs(at(pivot, i))) pivot = k;
    const [upper, lower] = [rows[i] ?? [], rows[pivot] ?? []];
    [rows[i], rows[pivot]] = [lower, upper];
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const share = at(k, i) / at(i, i);
      if (share !== 0) rows[k] = (rows[k] ?? []).map((value, j) => value - share * at(i, j));
    }
  }
  return rows.map((_, i) => at(i, n) / at(i, i));
}
