// A search through seeds of 32 bits: for each, the permutation that a shuffle by xoshiro128** makes, and whether what a player saw
// of their deck fits to it. Three weaknesses are looked for at once, because all three are about one permutation.
import { drawsOf } from './linear.ts';
import type { Observed } from './observed.ts';
import { positionOf } from './observed.ts';

/**
 * `deal`: the deck was shuffled by the seed. `place`: ids were dealt by the seed from the order in which cards lay, so that an id is a
 * place in the list and says where that card lies. `number`: ids were dealt by the seed from a sorted list.
 */
export const weaknesses = ['deal', 'place', 'number'] as const;
export type Weakness = (typeof weaknesses)[number];

/** A seed to which everything fits. */
export interface Fit {
  readonly weakness: Weakness;
  readonly seed: number;
}

/** There are so many seeds. */
export const allSeeds = 2 ** 32;

/** More than so many say nothing any more. */
const mostFits = 10_000;

/** One word of splitmix32; the next one is of the next state. */
function splitmix(x: number): number {
  let z = x ^ (x >>> 16);
  z = Math.imul(z, 0x21f0aaad);
  z ^= z >>> 15;
  z = Math.imul(z, 0x735a2d97);
  return z ^ (z >>> 15);
}

const gamma = 0x9e3779b9;

/** The whole permutation that a seed makes: by position, where the card came from. */
export function permutationOf(seed: number, size: number): readonly number[] {
  const [a = 0, b = 0, c = 0, d = 0] = [1, 2, 3, 4].map((n) => splitmix((seed + Math.imul(n, gamma)) | 0));
  const among = Array.from({ length: size - 1 }, (_, n) => size - n);
  const order = Array.from({ length: size }, (_, i) => i);
  drawsOf([a, b, c, d], 'scrambled', among).forEach((drawn, n) => {
    const i = size - 1 - n;
    [order[i], order[drawn]] = [order[drawn] as number, order[i] as number];
  });
  return order;
}

const unknown = -1;

/** Looks through the seeds from one to another, the last not counted. @returns those to which all that was seen fits */
export function searchSeeds(seen: Observed, from: number, to: number): readonly Fit[] {
  const size = seen.list.length;
  const nameOfPlace = Int32Array.from(seen.list);
  const nameAt = new Int32Array(size).fill(unknown);
  const idAt = new Int32Array(size).fill(unknown);
  seen.drawn.forEach(({ name, id }, n) => {
    const at = positionOf(seen, n);
    nameAt[at] = seen.names.indexOf(name);
    idAt[at] = id;
  });
  // What was drawn lies on top, where a shuffle begins: below it nothing is to be compared.
  const lowest = size - seen.drawn.length;
  const order = Int32Array.from({ length: size }, (_, i) => i);
  const swapped = new Int32Array(size);
  const fits: Fit[] = [];
  for (let seed = from; seed < to; seed++) {
    // xoshiro128** in variables of this loop: there are four thousand million turns of it.
    let a = splitmix((seed + gamma) | 0);
    let b = splitmix((seed + 2 * gamma) | 0);
    let c = splitmix((seed + 3 * gamma) | 0);
    let d = splitmix((seed + 4 * gamma) | 0);
    let isDeal = true;
    let isPlace = true;
    let isNumber = true;
    let i = size - 1;
    for (; i >= lowest && i > 0; i--) {
      const five = Math.imul(b, 5);
      const word = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
      c ^= a;
      d ^= b;
      const shifted = b << 9;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
      const j = Math.floor((word / 0x100000000) * (i + 1));
      const moved = order[j] as number;
      order[j] = order[i] as number;
      order[i] = moved;
      swapped[i] = j;
      const id = idAt[i] as number;
      const lying = nameAt[moved] as number;
      isDeal &&= nameOfPlace[moved] === nameAt[i];
      isPlace &&= lying === unknown || lying === nameOfPlace[id];
      isNumber &&= moved === id;
      if (!isDeal && !isPlace && !isNumber) {
        i--;
        break;
      }
    }
    for (let n = i + 1; n < size; n++) {
      order[n] = n;
      order[swapped[n] as number] = swapped[n] as number;
    }
    if (isDeal) fits.push({ weakness: 'deal', seed });
    if (isPlace) fits.push({ weakness: 'place', seed });
    if (isNumber) fits.push({ weakness: 'number', seed });
    if (fits.length > mostFits)
      throw new Error(`More than ${mostFits} seeds fit: with ${seen.drawn.length} cards too little was seen`);
  }
  return fits;
}

/** What a fit says of cards that were not drawn yet: by position, the name. Of ids that were dealt from a sorted list nothing. */
export function foretold(seen: Observed, { weakness, seed }: Fit): ReadonlyMap<number, string> {
  const size = seen.list.length;
  const order = permutationOf(seed, size);
  const lowest = size - seen.drawn.length;
  const told = new Map<number, string>();
  const tell = (position: number, slot: number): void => {
    const name = seen.names[seen.list[slot] ?? unknown];
    if (position < lowest && name !== undefined) told.set(position, name);
  };
  if (weakness === 'deal') for (let at = 0; at < lowest; at++) tell(at, order[at] ?? unknown);
  if (weakness === 'place')
    seen.drawn.forEach(({ id }, n) => {
      tell(order[positionOf(seen, n)] ?? unknown, id);
    });
  return told;
}

/** How much of what fits say comes true. @param all that was seen in the end */
export function judged(
  seen: Observed,
  all: Observed,
  fits: readonly Fit[],
): { readonly right: number; readonly wrong: number } {
  let right = 0;
  let wrong = 0;
  for (const fit of fits)
    for (const [position, name] of foretold(seen, fit)) {
      const drawn = all.drawn[all.list.length - 1 - position];
      if (drawn === undefined) continue;
      if (drawn.name === name) right += 1;
      else wrong += 1;
    }
  return { right, wrong };
}
