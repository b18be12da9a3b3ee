// The language is recursive: the power of a creature may count its neighbors of a trait, and cards are described by their
// power. A file imports what it is built on, and asks this reader for what is built on it. Each reader enters itself here
// where it is written, so that no file imports another in a circle.
import type { Cards, Cond, Filter, Num } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import type { State } from '../state/state.ts';
import type { Ref, Seat } from '../terms.ts';

/** One thing that a filter says of a card. */
export type Test = (s: State, ref: Ref, scope: Scope) => boolean;

export interface Reader {
  /** The cards that are meant, in a fixed order. */
  cards(s: State, what: Cards, scope: Scope): readonly Ref[];
  /** Whether a card fits everything that a filter says. */
  matches(s: State, f: Filter, ref: Ref, scope: Scope): boolean;
  /** All that a filter says. */
  tests(f: Filter): readonly Test[];
  number(s: State, n: Num, scope: Scope): number;
  holds(s: State, cond: Cond, scope: Scope): boolean;
  isHaunted(s: State, seat: Seat): boolean;
  /** Whether the text of a card in play is blank. */
  isBlank(s: State, ref: Ref): boolean;
  isMute(s: State, ref: Ref): boolean;
  /** The cost of the cheapest unforged key of a player. */
  keyCost(s: State, seat: Seat): number;
  keysToWin(s: State, seat: Seat): number;
}

const notYet = (): never => {
  throw new Error('A part of the language is read before all of its readers are loaded');
};

export const reader: Reader = {
  cards: notYet,
  matches: notYet,
  tests: notYet,
  number: notYet,
  holds: notYet,
  isHaunted: notYet,
  isBlank: notYet,
  isMute: notYet,
  keyCost: notYet,
  keysToWin: notYet,
};
