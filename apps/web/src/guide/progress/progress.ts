// Progress of the guide: the hints that were shown. Pure, so that a test can run a whole game without a page.
import type { Hint } from '../hint.ts';
import type { HintContext } from '../hintContext.ts';
import { hints } from '../hints.ts';

/** Ids of the hints that were read, or whose moment is over; the oldest first. */
export type Seen = readonly string[];

/** Hints that help now and were not seen before, the first one first. */
export const waiting = (seen: Seen, context: HintContext): readonly Hint[] =>
  hints.filter((hint) => !seen.includes(hint.id) && hint.when(context));

/** The player has read a hint. */
export const read = (seen: Seen, id: string): Seen => (seen.includes(id) ? seen : [...seen, id]);

/**
 * A hint that was shown while the player decided counts as seen once its moment is over; the player need not press anything.
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
