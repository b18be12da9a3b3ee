// The only source of chance: xoshiro128**, whose four words lie in the state, so that a game repeats itself exactly.
import type { State } from './state.ts';

type Words = State['rng'];

/** Whatever has the four words: a state, or a generator for chance that must not move that of the state. */
export interface Chance {
  rng: Words;
}

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** Four words from one seed (splitmix32), so that neighbouring seeds give unrelated games. */
export function seedWords(seed: number): Words {
  let x = (seed ^ (seed / 0x100000000)) | 0;
  const word = (): number => {
    x = (x + 0x9e3779b9) | 0;
    let z = x ^ (x >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  return [word(), word(), word(), word()];
}

/**
 * Chance beside that of the game, for what is no part of its course: the same at the same moment of the same game, and
 * the words it comes from cannot be computed back from it.
 */
export const sideChance = ({ rng: [a, b, c, d] }: Chance): Chance => ({
  rng: seedWords(Math.imul(a ^ rotl(b, 7) ^ rotl(c, 13) ^ rotl(d, 19), 0x2c1b3c6d) | 0),
});

function nextWord(s: Chance): number {
  const [a, b, c, d] = s.rng;
  const result = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
  const c2 = c ^ a;
  const d2 = d ^ b;
  s.rng = [(a ^ d2) >>> 0, (b ^ c2) >>> 0, (c2 ^ (b << 9)) >>> 0, rotl(d2, 11) >>> 0];
  return result;
}

/** A whole number from 0 to n - 1. */
export const randomBelow = (s: Chance, n: number): number => Math.floor((nextWord(s) / 0x100000000) * n);

/** Puts the items in a random order, in place. */
export function shuffleInPlace<T>(s: Chance, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(s, i + 1);
    const x = items[i] as T;
    items[i] = items[j] as T;
    items[j] = x;
  }
}
