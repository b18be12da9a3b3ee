// Test of a modifier in force against a card. Here the circles end (dependencyCycles.ts): see `once`.
import type { Filter, Modifier } from '../language/language.ts';
import type { State } from '../state/state.ts';
import type { Ref } from '../terms.ts';
import type { Line } from './active.ts';
import { reader } from './reader.ts';

/** The condition of a modifier line, where it has one, holds, and its card gains the ability that it stands in, if it does not have it. */
export const inForce = (s: State, { scope, while: cond, giver }: Line): boolean =>
  (giver === null || (scope.source !== null && fits(s, giver, scope.source))) &&
  (cond === null || reader.holds(s, cond, scope));

/** A modifier that is in a circle is being read: until that is done, none of them counts. See dependencyCycles.ts. */
let isInside = false;

/**
 * Reads what a modifier that is in a circle comes to for a card. What it reads with is no closure: one would be made
 * wherever a modifier is read, in a circle or not.
 * @param without what it comes to where it does not count
 */
export function once<L extends Line, T>(
  s: State,
  line: L,
  ref: Ref,
  read: (s: State, line: L, ref: Ref) => T,
  without: T,
): T {
  if (isInside) return without;
  isInside = true;
  try {
    return read(s, line, ref);
  } finally {
    isInside = false;
  }
}

export const fits = (s: State, line: Line<Modifier & { readonly of: Filter }>, ref: Ref): boolean =>
  reader.matches(s, line.modifier.of, ref, line.scope) && inForce(s, line);

/** Whether a line fits as if no modifier in a circle counted, whatever is being read just now. */
export function fitsApart(s: State, line: Line<Modifier & { readonly of: Filter }>, ref: Ref): boolean {
  const before = isInside;
  isInside = true;
  try {
    return fits(s, line, ref);
  } finally {
    isInside = before;
  }
}

/** A modifier line applies to a card: its condition holds and the card is one of those it describes. */
export const applies = (s: State, line: Line<Modifier & { readonly of: Filter }>, ref: Ref): boolean =>
  line.isInCircle ? once(s, line, ref, fits, false) : fits(s, line, ref);
