// Rights to know, by the terms of a table, worked out anew: to ask the rules of the server itself (`tables/viewerRights.ts`) would find no
// fault in them.
import type { Table } from '@vaultsong/tables';
import { seatOfPerson, stageOf, termsOf } from '@vaultsong/tables';

export function isSealed(table: Table): boolean {
  const { play } = termsOf(table);
  return play.type === 'duel' && play.decks === 'sealed';
}

/** Whether a match is still to be played to its end here. */
export function isToBePlayed(table: Table): boolean {
  const stage = stageOf(table);
  return stage !== 'over' && stage !== 'closed';
}

export const isRunning = (table: Table): boolean => table.began && isToBePlayed(table);

/** Whether somebody may know at once how a match goes. */
export function mayKnow(table: Table, person: string): boolean {
  const { allowed, delay } = termsOf(table).spectators;
  return (allowed && delay === 0) || seatOfPerson(table, person) !== null;
}
