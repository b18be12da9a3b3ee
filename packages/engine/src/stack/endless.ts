// The end of a game that would never end: an answer that leads to no further question. Cards may be combined so that
// their abilities set each other off for ever, and a repetition that does something in each round has no end of its own.
import { definition, isDefined } from '../language/definitions.ts';
import type { State } from '../state/state.ts';

/**
 * How many steps an answer may take until the next question. In games of bots with real decks the longest answer of two
 * players took 71, and a turn of the Keyraken 536.
 */
export const mostSteps = 20_000;

/** How many frames may wait on the stack. In those games there were at most 23. */
export const mostFrames = 2_000;

/** How many questions with a single option may follow each other. A repetition may ask one in each of its rounds. */
const mostForced = 1_000;

/** An answer that leads to a game that never ends. The state is left in the middle of it: see `answer`. */
export class EndlessError extends Error {
  override readonly name = 'EndlessError';
}

const mostNamed = 5;

const titleOf = (name: string): string => (isDefined(name) ? definition(name).name : name);

/** Says which cards are in the middle of doing something, the last one first. */
export function endless(s: State): EndlessError {
  const sources = s.stack.flatMap((f) => (f.kind === 'ability' && f.source !== null ? [titleOf(f.source.name)] : []));
  const named = [...new Set(sources.reverse())].slice(0, mostNamed);
  const who = named.length === 0 ? '' : ` (${named.join(', ')})`;
  return new EndlessError(
    `This answer would never end: in turn ${s.turn} the cards go on and on setting off the same${who}`,
  );
}

/**
 * For whoever answers questions that have a single option: such answers may go on for ever, too.
 * @param forced how many were given one after the other
 * @throws EndlessError when it is too many
 */
export function mustEnd(s: State, forced: number): void {
  if (forced > mostForced) throw endless(s);
}
