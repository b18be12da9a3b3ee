// A viewer's right to be told of a table, by its terms and by how far it is now. It is asked each time that something is told, because a
// match begins, people sit down, and a bot takes somebody's seat while others look on.
import type { Seat } from '@vaultsong/engine';
import type { Table } from '@vaultsong/tables';
import { seatOfPerson, stageOf, termsOf } from '@vaultsong/tables';

/**
 * A seat: what that player sees. `live`: what lies open, at once. `delayed`: the same, later by the delay of the table. `none`: nothing
 * of the match. Whoever opened a table without sitting there looks on like anybody else: the terms are what the players agreed to.
 */
export type ViewerRight = Seat | 'live' | 'delayed' | 'none';

/** @param person null: somebody without a session */
export function rightAt(table: Table, person: string | null): ViewerRight {
  const seat = person === null ? null : seatOfPerson(table, person);
  if (seat !== null) return seat;
  // Before a match there is nothing to hide: who sits there, and with which decks, is for whoever wants to join.
  if (!table.began) return 'live';
  const { allowed, delay } = termsOf(table).spectators;
  if (!allowed) return 'none';
  return delay > 0 ? 'delayed' : 'live';
}

/** Whether a match goes on here, of which not everybody may know all. */
export function isRunning(table: Table): boolean {
  const stage = stageOf(table);
  return table.began && stage !== 'over' && stage !== 'closed';
}

/** Whether each is dealt a deck that nobody has seen before. */
export function isSealed(table: Table): boolean {
  const { play } = termsOf(table);
  return play.type === 'duel' && play.decks === 'sealed';
}

/**
 * Whether a deck is its owner's alone to know, by name and list. The name counts: it is made of the same number as the list, so that
 * whoever has it can search for that number. Houses are on the table for all to see, and one of 35 trios leads nowhere. In a tournament
 * the same deck is played against others afterwards: the tournament tells of it when it is over.
 * @param viewer who looks; null: nobody who sits there
 */
export function isDeckSecret(table: Table, seat: Seat, viewer: Seat | null): boolean {
  if (!isSealed(table) || seat === viewer) return false;
  const stage = stageOf(table);
  return table.opened.tournament !== undefined || (stage !== 'over' && stage !== 'closed');
}
