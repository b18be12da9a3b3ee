// One way to measure everything: warm up first, then several runs, of which the median counts.

export interface Measured {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** How long everything is warmed up, in seconds, so that the compiler has seen it all. */
const warmUp = 1;

/**
 * Runs something for a while to warm it up, then several times.
 * @param runs how often it counts, at least 1
 * @param once does the work and returns what was measured
 */
export function measure(runs: number, once: () => number): Measured {
  const started = performance.now();
  while (performance.now() - started < 1000 * warmUp) once();
  return spread(Array.from({ length: runs }, once));
}

/** Where what was measured lies. @param found at least one */
export function spread(found: readonly number[]): Measured {
  const values = [...found].sort((x, y) => x - y);
  return { median: values[Math.floor(values.length / 2)]!, least: values[0]!, most: values.at(-1)! };
}

/** The same in another unit. */
export const scaled = ({ median, least, most }: Measured, factor: number): Measured => ({
  median: median * factor,
  least: least * factor,
  most: most * factor,
});

/** How many seconds the work takes. */
export function secondsOf(work: () => void): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}
