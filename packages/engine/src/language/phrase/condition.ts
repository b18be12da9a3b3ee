// Conditions for an effect to happen, or to be in force.

import type { Switches } from '../../editions/editions.ts';
import type { KeyColor, Step } from '../../terms.ts';
import type { Cards } from './cards.ts';
import { self } from './cards.ts';
import type { Filter, HouseRef } from './filter.ts';
import type { Num } from './number.ts';
import { keysOf } from './number.ts';
import type { Who } from './who.ts';

export type Cond =
  | { readonly atLeast: readonly [Num, Num] }
  | { readonly moreThan: readonly [Num, Num] }
  | { readonly equal: readonly [Num, Num] }
  | { readonly parity: readonly ['odd' | 'even', Num] } // 0 is even
  | { readonly is: readonly [Cards, Filter] } // every one of the cards (at least one) fits
  | { readonly exists: Filter }
  | { readonly wasDestroyed: Cards } // "if it is not destroyed", whatever destroyed it
  | { readonly destroyedThisWay: Cards } // "if this damage destroys it": what this ability did to it, and nothing after that
  | { readonly someDestroyedThisWay: Cards; readonly enough?: number } // the same of so many of them, or of one
  | { readonly activeHouse: HouseRef }
  | { readonly turnOf: Who }
  | { readonly twoKeysOfOneColor: true } // of both players
  | { readonly inStep: Step }
  | { readonly tide: readonly ['high' | 'low', Who] } // for that player
  | { readonly haunted: Who } // so many cards in their discard pile
  | { readonly overwhelmed: Who } // an opponent of theirs controls more creatures
  | { readonly isFighting: Cards } // every one of the cards (at least one) is one of the two of a fight whose exchange has begun
  | { readonly edition: Partial<Switches> } // the game is played by those rules; for programs of the rules only
  | { readonly not: Cond }
  | { readonly both: readonly Cond[] }
  | { readonly either: readonly Cond[] };

/** "Or more". */
export const atLeast = (x: Num, y: Num): Cond => ({ atLeast: [x, y] });
/** "More than". */
export const moreThan = (x: Num, y: Num): Cond => ({ moreThan: [x, y] });
/** "Exactly as many". */
export const equal = (x: Num, y: Num): Cond => ({ equal: [x, y] });
/** An even number; 0 is one. */
export const isEven = (n: Num): Cond => ({ parity: ['even', n] });
/** An odd number. */
export const isOdd = (n: Num): Cond => ({ parity: ['odd', n] });
/** Each of those cards fits the description, and there is at least one. */
export const is = (cards: Cards, f: Filter): Cond => ({ is: [cards, f] });
/** "If there is" such a card. */
export const exists = (f: Filter): Cond => ({ exists: f });
/** "If it is destroyed", by whatever. */
export const wasDestroyed = (cards: Cards): Cond => ({ wasDestroyed: cards });
/** "If this destroys it", "destroyed this way": not by what came of it later. */
export const destroyedThisWay = (cards: Cards): Cond => ({ destroyedThisWay: cards });
/** "If one or more creatures are destroyed this way": at least one of those, or so many as are `enough`. */
export const someDestroyedThisWay = (cards: Cards, enough = 1): Cond => ({
  someDestroyedThisWay: cards,
  ...(enough === 1 ? {} : { enough }),
});
/** That house is the active one. */
export const activeHouse = (house: HouseRef): Cond => ({ activeHouse: house });
/** "If the tide is high" (or low) for that player. */
export const tideIs = (tide: 'high' | 'low', who: Who = 'you'): Cond => ({ tide: [tide, who] });
/** "If you are haunted": ten or more cards lie in that player's discard pile. */
export const haunted = (who: Who = 'you'): Cond => ({ haunted: who });
/** "If you are overwhelmed": an opponent of that player controls more creatures. */
export const overwhelmed = (who: Who = 'you'): Cond => ({ overwhelmed: who });
/** "During your turn", or that of another player. */
export const turnOf = (who: Who): Cond => ({ turnOf: who });
/** "During your 'forge a key' step", where it is said that it is your turn. */
export const inStep = (step: Step): Cond => ({ inStep: step });
/** "Your red key is forged"; of `each`: anybody's is. */
export const isForged = (color: KeyColor, who: Who): Cond => ({ atLeast: [keysOf(color, who), 1] });
/** "Two keys of the same color are forged". */
export const twoKeysOfOneColor: Cond = { twoKeysOfOneColor: true };
/** All of those conditions hold. */
export const allTrue = (...conds: readonly Cond[]): Cond => ({ both: conds });
/** At least one of those conditions holds. */
export const anyTrue = (...conds: readonly Cond[]): Cond => ({ either: conds });
/** "While fighting": it attacks, or is attacked, and the exchange of damage has begun. Before-fight damage comes too early. */
export const thisCreatureFights: Cond = { isFighting: self };
/** The condition does not hold. */
export const not = (cond: Cond): Cond => ({ not: cond });
