// Numbers of many measurements.

export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

/** @param values in any order */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: sorted.at(-1) ?? 0 };
}

export const sayMilliseconds = ({ count, p50, p95, p99, most }: Spread): string => {
  const say = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)}`;
  return `p50 ${say(p50)} · p95 ${say(p95)} · p99 ${say(p99)} · most ${say(most)} ms (of ${count})`;
};
