// Amount of the card language as known before any game: it is fixed, or it varies.
import type { Num } from '@vaultsong/engine';
import type { Amount } from './effect.ts';

/** Numbers that only a game knows. A new word of the language must be placed here or below: the compiler asks. */
type Read = Extract<
  Num,
  | { readonly count: unknown }
  | { readonly aember: unknown }
  | { readonly keys: unknown }
  | { readonly keyColors: unknown }
  | { readonly unforged: unknown }
  | { readonly keyCost: unknown }
  | { readonly chains: unknown }
  | { readonly playersOf: unknown }
  | { readonly advances: unknown }
  | { readonly hand: unknown }
  | { readonly powerOf: unknown }
  | { readonly highestPower: unknown }
  | { readonly lowestPower: unknown }
  | { readonly mostOfOneHouse: unknown }
  | { readonly traitsOf: unknown }
  | { readonly damageOn: unknown }
  | { readonly aemberOn: unknown }
  | { readonly armorOf: unknown }
  | { readonly armorLostBy: unknown }
  | { readonly countersOn: unknown }
  | { readonly iconsOn: unknown }
  | { readonly neighborsOf: unknown }
  | { readonly housesAmong: unknown }
  | { readonly powersAmong: unknown }
  | { readonly amount: unknown }
  | { readonly deeds: unknown }
>;

/**
 * The value of a number, if it is the same in every game; of the least of several, the fixed ones as a bound.
 * @param chosen bounds of the numbers that players choose, by their variables
 */
export function amountOf(n: Num, chosen: ReadonlyMap<string, Amount>): Amount {
  if (typeof n === 'number') return n;
  const all = (parts: readonly Num[], put: (numbers: readonly number[]) => number): Amount => {
    const amounts = parts.map((part) => amountOf(part, chosen));
    const fixed = amounts.filter((amount) => amount !== 'varies');
    return fixed.length === amounts.length ? put(fixed) : 'varies';
  };
  if ('sum' in n) return all(n.sum, (parts) => parts.reduce((x, y) => x + y, 0));
  if ('times' in n) return all(n.times, ([x = 0, y = 0]) => x * y);
  if ('minus' in n) return all(n.minus, ([x = 0, y = 0]) => Math.max(0, x - y));
  if ('half' in n) return all([n.half], ([x = 0]) => (n.round === 'up' ? Math.ceil(x / 2) : Math.floor(x / 2)));
  if ('third' in n) return all([n.third], ([x = 0]) => (n.round === 'up' ? Math.ceil(x / 3) : Math.floor(x / 3)));
  if ('least' in n) {
    const fixed = n.least.map((part) => amountOf(part, chosen)).filter((amount) => amount !== 'varies');
    return fixed.length === 0 ? 'varies' : Math.min(...fixed);
  }
  if ('var' in n) return chosen.get(n.var) ?? 'varies';
  return unknown(n);
}

const unknown = (_: Read): Amount => 'varies';

/** So many times that: 'varies' as soon as one of them does. */
export const timesAmount = (x: Amount, y: Amount): Amount => (x === 'varies' || y === 'varies' ? 'varies' : x * y);
