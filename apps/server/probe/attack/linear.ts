// A linear solver over GF(2). The state of xoshiro goes on by shifts, rotations and exclusive or: each bit of each later state is the sum of
// some of the 128 bits at the beginning. Whatever outputs tell of bits is a system of linear equations; with 128 independent
// ones the state is known, and with it all that came and comes. A system that contradicts itself comes from something else.

/** Of one output: it was the number `of` `among` so many, from 0, as a draw takes it from 32 bits. */
export interface Output {
  /** How many outputs came before it. */
  readonly at: number;
  readonly of: number;
  readonly among: number;
}

/**
 * How an output comes from the state. `scrambled`: as xoshiro128** makes it, so that only an output that is told whole can be
 * traced back. The others are generators without that: a word of the state as it is, of which a small draw tells the upper bits.
 */
export const readings = ['scrambled', 'word 0', 'word 1', 'word 2', 'word 3'] as const;
export type Reading = (typeof readings)[number];

export type Words = readonly [number, number, number, number];

export interface Solved {
  readonly reading: Reading;
  readonly equations: number;
  readonly rank: number;
  /** null: the equations contradict each other, or do not suffice. */
  readonly state: Words | null;
  readonly isContradiction: boolean;
}

const bits = 128;

/** A sum of bits of the first state, as a mask; the bit above these is 1 where the sum is to be 1. */
type Sum = bigint;

/** For each of the four words the 32 sums that its bits are, the lowest first. */
type Symbolic = readonly [readonly Sum[], readonly Sum[], readonly Sum[], readonly Sum[]];

const wordOfState = (n: number): readonly Sum[] => Array.from({ length: 32 }, (_, bit) => 1n << BigInt(32 * n + bit));
const add = (a: readonly Sum[], b: readonly Sum[]): readonly Sum[] => a.map((sum, i) => sum ^ (b[i] ?? 0n));
const shift = (a: readonly Sum[], by: number): readonly Sum[] => a.map((_, i) => a[i - by] ?? 0n);
const rotate = (a: readonly Sum[], by: number): readonly Sum[] => a.map((_, i) => a[(i - by + 32) % 32] ?? 0n);

function step([a, b, c, d]: Symbolic): Symbolic {
  const c2 = add(c, a);
  const d2 = add(d, b);
  return [add(a, d2), add(b, c2), add(c2, shift(b, 9)), rotate(d2, 11)];
}

const fiveInverse = 0xcccccccd;
const nineInverse = 0x38e38e39;
const rotl = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** The second word of the state from an output of xoshiro128**. */
const unscrambled = (output: number): number => Math.imul(rotl(Math.imul(output, nineInverse), 25), fiveInverse) >>> 0;

/** The bits of a word that an output tells for certain, from the upper end: those in which all words that lead to it agree. */
export function certain({ of, among }: Output): { readonly word: number; readonly count: number } {
  const low = Math.ceil((of * 0x100000000) / among);
  const high = Math.ceil(((of + 1) * 0x100000000) / among) - 1;
  return { word: low >>> 0, count: Math.clz32(low ^ high) };
}

class System {
  readonly #rows: Sum[] = [];
  equations = 0;
  isContradiction = false;

  /** That a sum of bits is 0 or 1. */
  put(sum: Sum, is: number): void {
    this.equations += 1;
    let row = sum | (BigInt(is) << BigInt(bits));
    for (const other of this.#rows) if ((row & leading(other)) !== 0n) row ^= other;
    if (row === 0n) return;
    if (row === 1n << BigInt(bits)) this.isContradiction = true;
    else {
      const lead = leading(row);
      this.#rows.forEach((other, i) => {
        if ((other & lead) !== 0n) this.#rows[i] = other ^ row;
      });
      this.#rows.push(row);
    }
  }

  get rank(): number {
    return this.#rows.length;
  }

  /** The state; only of a whole system without a contradiction. */
  get state(): Words | null {
    if (this.rank < bits || this.isContradiction) return null;
    const words: [number, number, number, number] = [0, 0, 0, 0];
    for (const row of this.#rows) {
      if (row >> BigInt(bits) === 0n) continue;
      const bit = leading(row).toString(2).length - 1;
      const word = bit >> 5;
      words[word] = ((words[word] ?? 0) | (1 << (bit & 31))) >>> 0;
    }
    return words;
  }
}

/** The lowest bit of a row that is no part of its right side. */
const leading = (row: Sum): Sum => row & -row;

/** Solves for the state from which outputs come. */
export function solve(outputs: readonly Output[], reading: Reading): Solved {
  const system = new System();
  const inOrder = [...outputs].sort((one, other) => one.at - other.at);
  let state: Symbolic = [wordOfState(0), wordOfState(1), wordOfState(2), wordOfState(3)];
  let at = 0;
  for (const output of inOrder) {
    for (; at < output.at; at++) state = step(state);
    const { word, count } = certain(output);
    if (reading === 'scrambled') {
      if (count === 32) putWord(system, state[1], unscrambled(word), 32);
    } else putWord(system, state[Number(reading.at(-1)) as 0 | 1 | 2 | 3], word, count);
  }
  const { equations, rank, state: found } = system;
  // An output tells a little more than the bits that are certain: enough equations for a state are not yet a proof of it.
  const isRight = found === null || reproduces(found, reading, inOrder);
  return {
    ...{ reading, equations, rank },
    isContradiction: system.isContradiction || !isRight,
    state: isRight ? found : null,
  };
}

function reproduces(state: Words, reading: Reading, outputs: readonly Output[]): boolean {
  const among = Array.from({ length: (outputs.at(-1)?.at ?? -1) + 1 }, () => 1);
  for (const output of outputs) among[output.at] = output.among;
  const draws = drawsOf(state, reading, among);
  return outputs.every(({ at, of }) => draws[at] === of);
}

function putWord(system: System, sums: readonly Sum[], word: number, count: number): void {
  for (let bit = 31; bit > 31 - count; bit--) system.put(sums[bit] ?? 0n, (word >>> bit) & 1);
}

/** What a state draws: the first numbers, each among so many. */
export function drawsOf(start: Words, reading: Reading, among: readonly number[]): readonly number[] {
  let [a, b, c, d] = start;
  return among.map((n) => {
    const words = [a, b, c, d];
    const word = reading === 'scrambled' ? Math.imul(rotl(Math.imul(b, 5), 7), 9) : words[Number(reading.at(-1))];
    const c2 = c ^ a;
    const d2 = d ^ b;
    [a, b, c, d] = [a ^ d2, b ^ c2, c2 ^ (b << 9), rotl(d2, 11)];
    return Math.floor((((word ?? 0) >>> 0) / 0x100000000) * n);
  });
}
