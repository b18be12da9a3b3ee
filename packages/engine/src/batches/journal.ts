// What happened since the last question was answered, in order. It is handed out by `answer` and is no part of the state.
import type { GameEvent } from '../language/events.ts';

let entries: GameEvent[] = [];

/** Begins a new page and returns it; everything noted from now on is on it. */
export function openJournal(): GameEvent[] {
  entries = [];
  return entries;
}

export const note = (e: GameEvent): void => {
  entries.push(e);
};
