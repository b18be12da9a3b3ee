// The only source of chance: xoshiro128**, whose four words lie in the state, so that a game repeats itself exactly.
import type { State } from './state.ts';

type Words = State['rng'];

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

function nextWord(s: State): number {
  const [a, b, c, d] = s.rng;
  const result = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
  const c2 = c ^ a;
  const d2 = d ^ b;
  s.rng = [(a ^ d2) >>> 0, (b ^ c2) >>> 0, (c2 ^ (b << 9)) >>> 0, rotl(d2, 11) >>> 0];
  return result;
}

/** A whole number from 0 to n - 1. */
export const randomBelow = (s: State, n: number): number => Math.floor((nextWord(s) / 0x100000000) * n);

/** Puts the items in a random order, in place. */
export function shuffleInPlace<T>(s: State, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(s, i + 1);
    const x = items[i] as T;
    items[i] = items[j] as T;
    items[j] = x;
  }
}
