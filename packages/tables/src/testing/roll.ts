// Chance for tests: small and repeatable.

/** A whole number from 0 to `sides` - 1. */
export type Roll = (sides: number) => number;

export function rollFrom(seed: number): Roll {
  let x = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 8) / 0x1000000) * sides);
  };
}
