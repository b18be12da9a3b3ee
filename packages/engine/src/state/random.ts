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

/** Whether a text is 128 bits of chance. All of them zero would only ever make zeros. */
export const isChance = (text: string): boolean => /^[0-9a-f]{32}$/.test(text) && !/^0*$/.test(text);

/** Four words from 32 hexadecimal digits. */
export const chanceWords = (digits: string): Words => {
  const word = (n: number): number => Number.parseInt(digits.slice(8 * n, 8 * n + 8), 16);
  return [word(0), word(1), word(2), word(3)];
};

/**
 * Chance beside that of the game, for what is no part of its course: the same at the same moment of the same game, and
 * the words it comes from cannot be computed back from it.
 */
export const sideChance = ({ rng: [a, b, c, d] }: Chance): Chance => ({
  rng: seedWords(Math.imul(a ^ rotl(b, 7) ^ rotl(c, 13) ^ rotl(d, 19), 0x2c1b3c6d) | 0),
});

// The words while something is drawn: taken from a state, and put back when all that is wanted was drawn. A shuffle draws
// dozens of numbers, and would leave a list of words behind for each.
const words = new Uint32Array(4);

const take = ({ rng }: Chance): void => words.set(rng);

function putBack(s: Chance): void {
  s.rng = [words[0]!, words[1]!, words[2]!, words[3]!];
}

function nextWord(): number {
  const b = words[1]!;
  const c2 = words[2]! ^ words[0]!;
  const d2 = words[3]! ^ b;
  words[0] = words[0]! ^ d2;
  words[1] = b ^ c2;
  words[2] = c2 ^ (b << 9);
  words[3] = rotl(d2, 11);
  return Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
}

const nextBelow = (n: number): number => Math.floor((nextWord() / 0x100000000) * n);

/** A whole number from 0 to n - 1. */
export function randomBelow(s: Chance, n: number): number {
  take(s);
  const drawn = nextBelow(n);
  putBack(s);
  return drawn;
}

/** Puts the items in a random order, in place. */
export function shuffleInPlace<T>(s: Chance, items: T[]): void {
  take(s);
  for (let i = items.length - 1; i > 0; i--) {
    const j = nextBelow(i + 1);
    const x = items[i] as T;
    items[i] = items[j] as T;
    items[j] = x;
  }
  putBack(s);
}
