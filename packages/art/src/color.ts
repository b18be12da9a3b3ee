// Mixing of colors, so that each picture needs no more than the two of its house.

/** Red, green and blue of `#rrggbb`, from 0 to 255. */
export const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** @param share how much of `other` goes in, from 0 to 1 */
export function mix(hex: string, other: string, share: number): string {
  const [a, b] = [channels(hex), channels(other)];
  const mixed = a.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
