// The pages of the log that are shown, as one list without gaps: others decide meanwhile, so that the newest page, asked for again, begins
// and ends elsewhere than before.
import type { ModerationLogAnswer } from '@vaultsong/protocol';

/** What is known after the newest page was told again. Where more was decided than a page holds, it begins anew with that page. */
export function withNewest(known: ModerationLogAnswer | null, newest: ModerationLogAnswer): ModerationLogAnswer {
  const first = known?.entries[0]?.id;
  const last = newest.entries.at(-1)?.id;
  if (known === null || first === undefined || last === undefined || first < last) return newest;
  const older = known.entries.filter(({ id }) => id < last);
  return older.length === 0 ? newest : { entries: [...newest.entries, ...older], hasOlder: known.hasOlder };
}

/**
 * What is known after an older page was told.
 * @param before the id of the entry before which it was asked for: where the list ends elsewhere by now, the page does not belong to its end
 */
export const withOlder = (
  known: ModerationLogAnswer,
  before: number,
  older: ModerationLogAnswer,
): ModerationLogAnswer =>
  known.entries.at(-1)?.id === before ? { ...older, entries: [...known.entries, ...older.entries] } : known;
