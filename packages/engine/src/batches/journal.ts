// Journal of the events since the last answered question, in order. `answer` hands it out; it is no part of the state.
import type { GameEvent } from '../language/events.ts';

let entries: GameEvent[] = [];

/** Begins a new page and returns it; everything noted from now on is on it. */
export function openJournal(): GameEvent[] {
  entries = [];
  return entries;
}

export const note = (e: GameEvent): void => {
  if (isTold(e)) entries.push(e);
};

/** An æmber icon that is resolved as what it is tells nothing that the æmber gained does not tell. */
const isTold = (e: GameEvent): boolean => e.type !== 'bonus' || e.icon !== 'aember' || e.printed !== undefined;
