// From values to places, and which values are worth a line of the grid.

export interface Scale {
  (value: number): number;
  readonly from: number;
  readonly to: number;
}

/** Straight, from two values to two places. */
export function scaleOf(from: number, to: number, begin: number, end: number): Scale {
  const place = (value: number): number => begin + ((value - from) / (to - from)) * (end - begin);
  return Object.assign(place, { from, to });
}

/** Round values from one to another, as few as make no more than `most` steps. */
export function ticks(from: number, to: number, most: number): readonly number[] {
  const rough = (to - from) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  // A last bit of rounding must not make a step too small.
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
