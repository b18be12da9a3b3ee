// A mean with how far the single values lie from it, and how sure it is.

export interface Spread {
  readonly mean: number;
  /** Of the single values: two thirds of them lie within one of it. */
  readonly deviation: number;
  /** Of the mean. */
  readonly error: number;
}

/** @param values at least one */
export function spreadOf(values: readonly number[]): Spread {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0;
  return { mean, deviation, error: deviation / Math.sqrt(values.length) };
}

/** 0 for none. */
export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
