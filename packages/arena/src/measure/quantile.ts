// Middles and tails of measured values.

/**
 * The value below which a part of some values lies, on the straight line between two of them where need be.
 * @param part from 0 to 1: 0.5 for the median
 * @returns 0 for no values
 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
