// Numbers and amounts, each with its value at the moment of reading.

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
  | { readonly keyCost: Who } // of the cheapest key that they have still to forge
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
  | { readonly deeds: TurnEventPattern } // how often something was done this turn or last turn
  | { readonly sum: readonly Num[] }
  | { readonly times: readonly [Num, Num] }
  | { readonly minus: readonly [Num, Num] } // never below 0
  | { readonly least: readonly Num[] }
  | { readonly half: Num; readonly round: 'down' | 'up' }
  | { readonly third: Num; readonly round: 'down' | 'up' };

/** Pattern of events of a turn, for cards that look back. `turn: 'last'`: the most recent finished turn of `by`. */
export interface TurnEventPattern {
  readonly did: 'play' | 'discard' | 'use' | 'reap' | 'fight' | 'destroyed' | 'forge' | 'steal' | 'exalt' | 'draw'; // exalt: a creature on one's own side; draw: in the “draw cards” step, each card
  readonly by?: Who;
  readonly turn: 'this' | 'last';
  readonly type?: CardType;
  readonly house?: House;
  readonly trait?: string; // that it has now, or had when it left
  readonly card?: Cards;
  readonly besides?: Cards; // not of these cards ("any other cards")
  readonly inFight?: true; // destroyed in a fight
  readonly fromHand?: true; // played or discarded from the hand
  readonly different?: true; // counts cards, not how often
}

/** The number of those cards. */
export const count = (cards: Cards): Num => ({ count: cards });
/** The æmber in the pool of such a player. */
export const aember = (who: Who): Num => ({ aember: who });
/** The number of keys that such a player has forged. */
export const keysForgedBy = (who: Who): Num => ({ keys: who });
/** The number of keys of that color that such a player has forged: 0 or 1 of each. */
export const keysOf = (color: KeyColor, who: Who): Num => ({ keys: who, color });
/** The number of colors among their forged keys. */
export const keyColorsForgedBy = (who: Who): Num => ({ keyColors: who });
/** The number of keys that such a player has still to forge. */
export const unforgedKeys = (who: Who): Num => ({ unforged: who });
/**
 * "The current key cost" of such a player: of the cheapest, where keys of some color cost more. For Signs Point to Yes of
 * Prophetic Visions.
 */
export const currentKeyCost = (who: Who): Num => ({ keyCost: who });
/** The number of cards in the hand of such a player. */
export const cardsInHand = (who: Who): Num => ({ hand: who });
/** The power of those cards, together. */
export const powerOf = (cards: Cards): Num => ({ powerOf: cards });
/** The armor of those cards, together. */
export const armorOf = (cards: Cards): Num => ({ armorOf: cards });
/** The armor that those cards have lost this turn to effects that take armor away. */
export const armorLostBy = (cards: Cards): Num => ({ armorLostBy: cards });
/** The damage on those cards. */
export const damageOn = (cards: Cards): Num => ({ damageOn: cards });
/** The æmber on those cards. */
export const aemberOn = (cards: Cards): Num => ({ aemberOn: cards });
/** The number of such counters on those cards. */
export const countersOn = (cards: Cards, counter: string): Num => ({ countersOn: cards, counter });
/** Bonus icons of those cards, all or only of that kind. */
export const iconsOn = (cards: Cards, icon?: Bonus): Num => ({
  iconsOn: cards,
  ...(icon === undefined ? {} : { icon }),
});
/** The number of houses that those cards belong to together. */
export const housesAmong = (cards: Cards): Num => ({ housesAmong: cards });
/** The number of different powers among those cards. */
export const powersAmong = (cards: Cards): Num => ({ powersAmong: cards });
/** The highest power among such cards. */
export const highestPower = (f: Filter): Num => ({ highestPower: f });
/** The number of such cards in the house that most of them belong to. */
export const mostOfOneHouse = (f: Filter): Num => ({ mostOfOneHouse: f });
/** The lowest power among such cards. */
export const lowestPower = (f: Filter): Num => ({ lowestPower: f });
/** The number of traits of those cards, together. */
export const traitsOf = (cards: Cards): Num => ({ traitsOf: cards });
/** The number of events of a kind, this turn or last turn: played, discarded, used, destroyed …. */
export const deeds = (pattern: TurnEventPattern): Num => ({ deeds: pattern });
/** All of those numbers together. */
export const sum = (...parts: readonly Num[]): Num => ({ sum: parts });
/** One number times the other. */
export const product = (x: Num, y: Num): Num => ({ times: [x, y] });
/** The number below 0: what a card gets less, or what costs less. */
export const negative = (n: Num): Num => ({ times: [-1, n] });
/** Never below 0. */
export const minus = (x: Num, y: Num): Num => ({ minus: [x, y] });
/** Half of it; `round` says which way. */
export const half = (n: Num, round: 'down' | 'up'): Num => ({ half: n, round });
/** A third of it; `round` says which way. */
export const third = (n: Num, round: 'down' | 'up'): Num => ({ third: n, round });
/** The least of those numbers. */
export const leastOf = (...parts: readonly Num[]): Num => ({ least: parts });
/** "That much": what the event is about, such as damage dealt or æmber stolen. */
export const eventAmount: Num = { amount: 'event' };
/** The amount that the preceding effect really did. */
export const amountThisWay: Num = { amount: 'this-way' };
/** The number of players in the team of that player. */
export const playersOf = (who: Who): Num => ({ playersOf: who });
/** The number of advances of the automaton. */
export const advances: Num = { advances: true };
/** "For each … neighbor": how many neighbors of that card fit. */
export const perNeighbor = (of: Cards, like: Filter): Num => ({ neighborsOf: of, like });
