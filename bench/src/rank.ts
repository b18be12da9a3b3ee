// Spearman's rank correlation of two lists, whatever their units.

/** Ranks from 1; equal values share the middle of their ranks. */
function ranks(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((x, y) => x - y);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

/** From -1 (the one falls as the other rises) to 1; NaN where one of the lists has a single value only. */
export function rankCorrelation(xs: readonly number[], ys: readonly number[]): number {
  const [rx, ry] = [ranks(xs), ranks(ys)];
  const middle = (xs.length + 1) / 2;
  const product = (us: readonly number[], vs: readonly number[]): number =>
    us.reduce((sum, u, i) => sum + (u - middle) * (vs[i]! - middle), 0);
  return product(rx, ry) / Math.sqrt(product(rx, rx) * product(ry, ry));
}
