// The only source of chance. Its generator lies in the state, so that a game repeats itself exactly, and is one of two:
// xoshiro128**, which is quick, and a stream from a secret key. xoshiro is for games whose players have nothing to gain from
// computing it (alone, bots, simulations, and all games from before there was the stream): it is linear, so that a few dozen
// numbers that were seen give its state and with it all that comes, and it is often seeded by 32 bits, which can be tried out.
import type { KeyStream } from './keyStream.ts';
import { Draw, streamFor } from './keyStream.ts';

/** The four words of xoshiro128**. */
export type Words = readonly [number, number, number, number];

export type Generator = Words | KeyStream;

/** Whatever has a generator: a state, or chance that must not move that of the state. */
export interface Chance {
  rng: Generator;
}

/** Whether nobody can compute the chance of a game from what is seen of it. */
export const isStream = (rng: Generator): rng is KeyStream => 'key' in rng;

/** Whether nothing was drawn between two moments of one game. */
export function isSameChance(one: Generator, other: Generator): boolean {
  if (isStream(one)) return isStream(other) && one.key === other.key && one.block === other.block;
  return !isStream(other) && one.every((word, at) => word === other[at]);
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

/** Whether a text is chance for a game: 128 bits for xoshiro128**, whose words must not all be zero, or the 256 of a key. */
export const isChance = (text: string): boolean => /^([0-9a-f]{32}){1,2}$/.test(text) && !/^0*$/.test(text);

/** The generator of a game from 32 or 64 hexadecimal digits. */
export function generatorFrom(digits: string): Generator {
  if (digits.length === 64) return { key: digits, block: 0 };
  const word = (n: number): number => Number.parseInt(digits.slice(8 * n, 8 * n + 8), 16);
  return [word(0), word(1), word(2), word(3)];
}

/** Four words from four and a number; each depends on every bit. */
function mixedWords(from: Words, moment: number): Words {
  const word = (n: number): number => {
    let x = Math.imul(moment + 1, 0x9e3779b9) ^ Math.imul(n + 1, 0x85ebca6b);
    for (const part of from) {
      x = Math.imul(x ^ part ^ (x >>> 16), 0x21f0aaad);
      x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
      x ^= x >>> 15;
    }
    return x >>> 0;
  };
  return [word(0), word(1), word(2), word(3)];
}

/**
 * Chance beside that of the game, for what is no part of its course. From a stream comes one with a key of its own, from the four
 * words four others that hang on all of their 128 bits.
 * @param moment tells apart what is drawn while the chance of the game does not move
 */
export const sideChance = ({ rng }: Chance, moment: number): Chance => ({
  rng: isStream(rng) ? streamFor(rng, `ids ${rng.block} ${moment}`) : mixedWords(rng, moment),
});

// The words while something is drawn: taken from a state, and put back when all that is wanted was drawn. A shuffle draws
// dozens of numbers, and would leave a list of words behind for each.
const words = new Uint32Array(4);

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

/** A whole number from 0 to n - 1. A choice of one is no chance, and leaves all that is drawn later as it would be without it. */
export function randomBelow(s: Chance, n: number): number {
  if (n <= 1) return 0;
  if (isStream(s.rng)) {
    const draw = new Draw(s.rng);
    const drawn = draw.below(n);
    s.rng = draw.rest();
    return drawn;
  }
  words.set(s.rng);
  const drawn = nextBelow(n);
  putBack(s);
  return drawn;
}

/** Puts the items in a random order, in place. */
export function shuffleInPlace<T>(s: Chance, items: T[]): void {
  if (isStream(s.rng)) {
    const draw = new Draw(s.rng);
    permute(items, (n) => draw.below(n));
    s.rng = draw.rest();
    return;
  }
  words.set(s.rng);
  permute(items, nextBelow);
  putBack(s);
}

function permute<T>(items: T[], below: (n: number) => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const x = items[i] as T;
    items[i] = items[j] as T;
    items[j] = x;
  }
}
