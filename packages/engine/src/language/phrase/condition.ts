// What must be so for something to happen, or to be in force.

import type { Switches } from '../../editions/editions.ts';
import type { KeyColor, Step } from '../../terms.ts';
import type { Cards } from './cards.ts';
import { attacker, defender, self } from './cards.ts';
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
  | { readonly wasDestroyed: Cards } // "if this damage destroys it"
  | { readonly activeHouse: HouseRef }
  | { readonly turnOf: Who }
  | { readonly twoKeysOfOneColor: true } // of both players
  | { readonly inStep: Step }
  | { readonly tide: readonly ['high' | 'low', Who] } // for that player
  | { readonly haunted: Who } // so many cards in their discard pile
  | { readonly overwhelmed: Who } // an opponent of theirs controls more creatures
  | { readonly edition: Partial<Switches> } // the game is played by those rules; for programs of the rules only
  | { readonly not: Cond }
  | { readonly both: readonly Cond[] }
  | { readonly either: readonly Cond[] };

export const atLeast = (x: Num, y: Num): Cond => ({ atLeast: [x, y] });
export const moreThan = (x: Num, y: Num): Cond => ({ moreThan: [x, y] });
export const equal = (x: Num, y: Num): Cond => ({ equal: [x, y] });
export const isEven = (n: Num): Cond => ({ parity: ['even', n] });
export const isOdd = (n: Num): Cond => ({ parity: ['odd', n] });
export const is = (cards: Cards, f: Filter): Cond => ({ is: [cards, f] });
export const exists = (f: Filter): Cond => ({ exists: f });
export const wasDestroyed = (cards: Cards): Cond => ({ wasDestroyed: cards });
export const activeHouse = (house: HouseRef): Cond => ({ activeHouse: house });
export const tideIs = (tide: 'high' | 'low', who: Who = 'you'): Cond => ({ tide: [tide, who] });
export const haunted = (who: Who = 'you'): Cond => ({ haunted: who });
export const overwhelmed = (who: Who = 'you'): Cond => ({ overwhelmed: who });
export const turnOf = (who: Who): Cond => ({ turnOf: who });
/** "Your red key is forged"; of `each`: anybody's is. */
export const isForged = (color: KeyColor, who: Who): Cond => ({ atLeast: [keysOf(color, who), 1] });
/** "Two keys of the same color are forged". */
export const twoKeysOfOneColor: Cond = { twoKeysOfOneColor: true };
export const allTrue = (...conds: readonly Cond[]): Cond => ({ both: conds });
export const anyTrue = (...conds: readonly Cond[]): Cond => ({ either: conds });
/** "While fighting": it attacks, or is attacked. */
export const thisCreatureFights: Cond = anyTrue(is(self, { is: attacker }), is(self, { is: defender }));
export const not = (cond: Cond): Cond => ({ not: cond });
