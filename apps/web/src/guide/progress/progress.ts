// How far the guide has come: which hints were shown. Pure, so that a whole game can be tried without a page.
import type { Hint } from '../hint.ts';
import type { HintContext } from '../hintContext.ts';
import { hints } from '../hints.ts';

/** Ids of the hints that were read, or whose moment is over; the oldest first. */
export type Seen = readonly string[];

/** What helps now and was not seen before, the first one first. */
export const waiting = (seen: Seen, context: HintContext): readonly Hint[] =>
  hints.filter((hint) => !seen.includes(hint.id) && hint.when(context));

/** The player has read a hint. */
export const read = (seen: Seen, id: string): Seen => (seen.includes(id) ? seen : [...seen, id]);

/**
 * A hint that was shown while the player decided counts as seen once its moment is over; nobody has to press anything.
 * @param shown what was shown in the moment before
 */
export function moveOn(
  seen: Seen,
  shown: { readonly hint: Hint; readonly asked: boolean } | null,
  now: HintContext,
): Seen {
  if (shown === null || !shown.asked || shown.hint.when(now)) return seen;
  return read(seen, shown.hint.id);
}
