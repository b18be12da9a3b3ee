// Verifies a table from its log, for anybody: the log is unchanged, each event was possible at its time, and the server
// dealt from the randomness that it had committed itself to.
import { commitmentTo } from '../chance/chance.ts';
import { waitsForNonces } from '../table/pending.ts';
import type { Table } from '../table/table.ts';
import { noncesOf } from '../table/table.ts';
import type { Entry } from './entries.ts';
import { LogError, readEntry, rootHash } from './entries.ts';
import type { TableEvent } from './events.ts';
import { applyEntry, openedBy, passEntry, timeOf } from './read.ts';
import { voidEntries } from './resume.ts';
import { isValid } from './validate.ts';

export interface Verdict {
  /** Faults in words; none: all is well. */
  readonly faults: readonly string[];
  /** Number of games that were dealt with the chance of the commitment. */
  readonly games: number;
  /** By seat: what its player added to the chance; empty: nothing. */
  readonly nonces: readonly string[];
}

/** @param entries a whole log; of a match that is not over the secret is not told yet, which is a fault */
export function verify(id: string, entries: readonly Entry[]): Verdict {
  const faults: string[] = [];
  let games = 0;
  let nonces: readonly string[] = [];
  try {
    const table = openedBy(id, entries[0]);
    const events = eventsOf(id, entries);
    const secret = secretIn(events);
    if (secret === null) return { faults: ['The secret is still hidden: the match is not over'], games, nonces };
    if (commitmentTo(secret) !== table.opened.commitment)
      faults.push('The secret is not the one that the server committed to');
    const isVoid = voidEntries(entries);
    entries.forEach((entry, i) => {
      const event = events[i];
      if (event === undefined) return;
      if (isVoid.has(i)) {
        passEntry(table, entry);
        return;
      }
      faults.push(...faultsOfVoiding(table, entries, events, i));
      if (!isValid(table, event, secret, timeOf(table, entry)))
        faults.push(faultOf(table, event, timeOf(table, entry)));
      goOn(table, entry, event);
      if (event.type === 'dealt') games += 1;
    });
    nonces = noncesOf(table);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    faults.push(error.message);
  }
  return { faults, games, nonces };
}

function eventsOf(id: string, entries: readonly Entry[]): readonly TableEvent[] {
  let before = rootHash(id);
  return entries.map((entry, seq) => {
    const event = readEntry(entry, seq, before);
    before = entry.hash;
    return event;
  });
}

function secretIn(events: readonly TableEvent[]): string | null {
  for (const event of events) if (event.type === 'secret-revealed') return event.secret;
  return null;
}

/** Faults of an entry that says of others that they count no more. @param table as it stands before these */
function faultsOfVoiding(
  table: Table,
  entries: readonly Entry[],
  events: readonly TableEvent[],
  at: number,
): readonly string[] {
  const event = events[at];
  if (event?.type !== 'resumed' && event?.type !== 'closed') return [];
  const { from } = event;
  if (from === undefined) return [];
  const does = event.type === 'resumed' ? 'lets the game go on' : 'closes the table';
  if (canGoOn(table, entries.slice(from, at), events.slice(from, at)))
    return [`Entry ${at} ${does} from before entry ${from}, although the rules lead on there`];
  if (event.type === 'resumed' || table.playing === null || isOverAfter(table, entries[from], events[from])) return [];
  return [`Entry ${at} closes the table from before entry ${from}, although its game can go on there`];
}

/** Whether an entry ends the match at a table. */
function isOverAfter(table: Table, entry: Entry | undefined, event: TableEvent | undefined): boolean {
  const copy: Table = JSON.parse(JSON.stringify(table));
  try {
    if (entry !== undefined && event !== undefined) applyEntry(copy, event, entry);
  } catch {
    return false;
  }
  return copy.result !== null;
}

/** Whether all of these entries can be done at a table after all, so that none of them had to be given up. */
function canGoOn(table: Table, entries: readonly Entry[], events: readonly TableEvent[]): boolean {
  const copy: Table = JSON.parse(JSON.stringify(table));
  try {
    entries.forEach((entry, i) => {
      const event = events[i];
      if (event !== undefined) applyEntry(copy, event, entry);
    });
    return true;
  } catch {
    return false;
  }
}

/** @throws LogError where an event cannot be applied */
function goOn(table: Table, entry: Entry, event: TableEvent): void {
  try {
    applyEntry(table, event, entry);
  } catch (error) {
    throw new LogError(`Entry ${entry.seq} leads nowhere: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function faultOf(table: Table, event: TableEvent, at: number): string {
  switch (event.type) {
    case 'began':
      if (waitsForNonces(table, at))
        return 'The match began before all nonces were added and before the time for them was over';
      return 'Who goes first was not drawn from the secret';
    case 'dealt':
      return `Game ${event.game} was not dealt with the decks of the table and the chance of the secret`;
    case 'nonce-added':
      return `Seat ${event.seat} cannot have added that nonce then: a nonce is added once, and before anything is drawn`;
    case 'deck-chosen':
      return `The deck of seat ${event.seat} was not brought, and not drawn from the secret`;
    default:
      return `Entry ${table.next} ("${event.type}") is nothing that anybody could do then`;
  }
}
