// How many and how much, as it is when it is read.

import type { Bonus, CardType, House, KeyColor } from '../../terms.ts';
import type { Cards } from './cards.ts';
import type { Filter } from './filter.ts';
import type { Who } from './who.ts';

export type Num =
  | number
  | { readonly count: Cards }
  | { readonly aember: Who }
  | { readonly keys: Who; readonly color?: KeyColor } // forged; of that colour
  | { readonly keyColors: Who } // how many colours their forged keys have together
  | { readonly unforged: Who }
  | { readonly chains: Who }
  | { readonly hand: Who }
  | { readonly powerOf: Cards }
  | { readonly highestPower: Filter }
  | { readonly mostOfOneHouse: Filter } // how many of them belong to the house that has the most
  | { readonly lowestPower: Filter }
  | { readonly traitsOf: Cards } // how many traits they have together
  | { readonly damageOn: Cards }
  | { readonly aemberOn: Cards }
  | { readonly armorOf: Cards }
  | { readonly armorLostBy: Cards } // this turn
  | { readonly countersOn: Cards; readonly counter: string }
  | { readonly iconsOn: Cards; readonly icon?: Bonus } // bonus icons, printed and added ones
  | { readonly neighborsOf: Cards; readonly like: Filter }
  | { readonly housesAmong: Cards }
  | { readonly powersAmong: Cards } // how many different powers they have
  | { readonly playersOf: Who } // how many players that player's team has
  | { readonly advances: true } // how often the automaton has advanced
  | { readonly var: string } // a number chosen earlier
  | { readonly amount: 'event' } // how much the triggering event was about
  | { readonly amount: 'this-way' } // how much the preceding effect really did (healed, lost, …)
  | { readonly deeds: DeedPattern } // how often something was done this turn or last turn
  | { readonly sum: readonly Num[] }
  | { readonly times: readonly [Num, Num] }
  | { readonly minus: readonly [Num, Num] } // never below 0
  | { readonly least: readonly Num[] }
  | { readonly half: Num; readonly round: 'down' | 'up' }
  | { readonly third: Num; readonly round: 'down' | 'up' };

/** What was done in a turn, for cards that look back. `turn: 'last'`: the most recent finished turn of `by`. */
export interface DeedPattern {
  readonly did: 'play' | 'discard' | 'use' | 'reap' | 'fight' | 'destroyed' | 'forge' | 'steal';
  readonly by?: Who;
  readonly turn: 'this' | 'last';
  readonly type?: CardType;
  readonly house?: House;
  readonly card?: Cards;
  readonly besides?: Cards; // not of these cards ("any other cards")
  readonly inFight?: true; // destroyed in a fight
  readonly fromHand?: true; // played or discarded from the hand
  readonly different?: true; // counts cards, not how often
}

export const count = (cards: Cards): Num => ({ count: cards });
export const aember = (who: Who): Num => ({ aember: who });
export const keysForgedBy = (who: Who): Num => ({ keys: who });
export const keysOf = (color: KeyColor, who: Who): Num => ({ keys: who, color });
/** How many colours there are among their forged keys. */
export const keyColorsForgedBy = (who: Who): Num => ({ keyColors: who });
export const unforgedKeys = (who: Who): Num => ({ unforged: who });
export const cardsInHand = (who: Who): Num => ({ hand: who });
export const powerOf = (cards: Cards): Num => ({ powerOf: cards });
export const armorOf = (cards: Cards): Num => ({ armorOf: cards });
export const armorLostBy = (cards: Cards): Num => ({ armorLostBy: cards });
export const damageOn = (cards: Cards): Num => ({ damageOn: cards });
export const aemberOn = (cards: Cards): Num => ({ aemberOn: cards });
export const countersOn = (cards: Cards, counter: string): Num => ({ countersOn: cards, counter });
/** Bonus icons of those cards, all or only of that kind. */
export const iconsOn = (cards: Cards, icon?: Bonus): Num => ({
  iconsOn: cards,
  ...(icon === undefined ? {} : { icon }),
});
/** How many houses those cards belong to together. */
export const housesAmong = (cards: Cards): Num => ({ housesAmong: cards });
/** How many different powers those cards have. */
export const powersAmong = (cards: Cards): Num => ({ powersAmong: cards });
export const highestPower = (f: Filter): Num => ({ highestPower: f });
export const mostOfOneHouse = (f: Filter): Num => ({ mostOfOneHouse: f });
export const lowestPower = (f: Filter): Num => ({ lowestPower: f });
export const traitsOf = (cards: Cards): Num => ({ traitsOf: cards });
export const deeds = (pattern: DeedPattern): Num => ({ deeds: pattern });
export const sum = (...parts: readonly Num[]): Num => ({ sum: parts });
export const product = (x: Num, y: Num): Num => ({ times: [x, y] });
export const negative = (n: Num): Num => ({ times: [-1, n] });
/** Never below 0. */
export const minus = (x: Num, y: Num): Num => ({ minus: [x, y] });
export const half = (n: Num, round: 'down' | 'up'): Num => ({ half: n, round });
export const third = (n: Num, round: 'down' | 'up'): Num => ({ third: n, round });
export const leastOf = (...parts: readonly Num[]): Num => ({ least: parts });
export const eventAmount: Num = { amount: 'event' };
/** How much the preceding effect really did. */
export const amountThisWay: Num = { amount: 'this-way' };
export const playersOf = (who: Who): Num => ({ playersOf: who });
/** How often the automaton has advanced. */
export const advances: Num = { advances: true };
export const perNeighbor = (of: Cards, like: Filter): Num => ({ neighborsOf: of, like });
