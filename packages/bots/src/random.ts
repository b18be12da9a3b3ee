// A small generator of its own for bots and series: the game's generator is part of the state, and a bot that used it
// would change what is drawn next.

/** A number in [0, 1), the next one at each call. */
export type Random = () => number;

/**
 * A generator whose numbers depend on the seed alone (xorshift with 32 bits of state, spread by multiplication).
 * @param seed any integer; equal seeds give equal numbers
 */
export function randomFrom(seed: number): Random {
  let state = scramble(seed) || 0x6d2b79f5;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return mix(state) / 0x1_0000_0000;
  };
}

/**
 * A seed for the n-th of many things that belong to one seed, so that neighbors share nothing.
 * @returns a whole number from 0 to 2^32 - 1
 */
export const seedFor = (seed: number, n: number): number => scramble(scramble(seed) + Math.imul(n + 1, 0x9e3779b9));

/** Spreads the bits of both halves of a safe integer over 32 bits. */
const scramble = (n: number): number => mix(mix(n >>> 0) ^ Math.floor(n / 0x1_0000_0000));

/** Lets every bit of a 32-bit number touch every other; different numbers stay different. */
function mix(n: number): number {
  let x = n;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}
