// A log that the rules of today do not play to its end: they were mended since it was written. The game goes on from the last
// position to which the log leads, or, where none is being played there, its table is closed and nobody wins. The log keeps all its
// entries; one more, `resumed` or `closed`, says from where on they count no more.
import { stageOf } from '../table/pending.ts';
import type { Table } from '../table/table.ts';
import type { Entry } from './entries.ts';
import { entryOf, LogError } from './entries.ts';
import type { TableEvent } from './events.ts';
import { upgradedEvent } from './upgrade.ts';

const openings = ['{"type":"resumed"', '{"type":"closed"'];

/** The entry from which on nothing counts until this one; null where it is no such entry. */
function voidedFrom({ data }: Entry): number | null {
  if (!openings.some((opening) => data.startsWith(opening))) return null;
  const event: { readonly from?: unknown } = JSON.parse(data);
  return typeof event.from === 'number' ? event.from : null;
}

/** The type of an event, in whatever form it was written; null where it has none. */
function typeIn({ data }: Entry): unknown {
  const event = upgradedEvent(JSON.parse(data));
  return typeof event === 'object' && event !== null && 'type' in event ? event.type : null;
}

const isOver = (entry: Entry): boolean => typeIn(entry) === 'secret-revealed';

const isEndByRules = (entry: Entry): boolean => typeIn(entry) === 'closed' && voidedFrom(entry) !== null;

/** Events with which a match may be decided. */
const deciding: ReadonlySet<unknown> = new Set<TableEvent['type']>([
  'imported',
  'answered',
  'conceded',
  'timed-out',
  'claimed',
]);

/**
 * The numbers of the entries that count no more, because the game went on, or ended, before them. The last word on it is the one that
 * counts.
 */
export function voidEntries(entries: readonly Entry[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const entry of entries.toReversed()) {
    const from = found.has(entry.seq) ? null : voidedFrom(entry);
    if (from !== null) for (let seq = Math.max(1, from); seq < entry.seq; seq++) found.add(seq);
  }
  return found;
}

/** The number of the last entry that says of others that they count no more; null where none does. */
export function lastVoiding(entries: readonly Entry[]): number | null {
  return entries.findLast((entry) => voidedFrom(entry) !== null)?.seq ?? null;
}

/**
 * The entry with which a game goes on from the last position to which its log leads.
 * @param fault of reading that log
 * @param now milliseconds since 1970
 * @returns null where it cannot: the log is not the one that was written, or its match is over
 */
export function resumption(entries: readonly Entry[], fault: unknown, now: number): Entry | null {
  const from = failedAt(fault);
  return from === null || entries.some(isOver) ? null : entryAfter(entries, { type: 'resumed', from }, now);
}

/**
 * The entries with one of which a table is closed whose game cannot go on: no game is being played where its log fails, or, by the
 * second, the match is over there, so that what decided it counts no more either. The first that leads to a closed table is the right one.
 * @param fault of reading that log
 * @param now milliseconds since 1970
 * @returns none where the log is not the one that was written, or where its match was over and not ended so before
 */
export function closings(entries: readonly Entry[], fault: unknown, now: number): readonly Entry[] {
  const failed = failedAt(fault);
  if (failed === null || (entries.some(isOver) && !entries.some(isEndByRules))) return [];
  const isVoid = voidEntries(entries);
  const decided = entries.slice(1, failed).findLast((entry) => !isVoid.has(entry.seq) && deciding.has(typeIn(entry)));
  return [failed, ...(decided === undefined ? [] : [decided.seq])].map((from) =>
    entryAfter(entries, { type: 'closed', reason: 'rules-changed', winner: null, from }, now),
  );
}

/** The number of the entry that cannot be done any more; null where a log has another fault. */
const failedAt = (fault: unknown): number | null => (fault instanceof LogError && fault.isIntact ? fault.entry : null);

function entryAfter(entries: readonly Entry[], event: TableEvent, now: number): Entry {
  const last = entries.at(-1);
  return entryOf(event, entries.length, Math.max(now, last?.at ?? 0), last?.hash ?? '');
}

/** Whether a game is being played at a table that went on so: before it began there is nothing to go on with. */
export const hasResumed = (table: Table): boolean => table.resumed !== null && table.playing !== null;

/** Whether a table was closed so. */
export const isClosedByRules = (table: Table): boolean =>
  table.closed === 'rules-changed' && stageOf(table) === 'closed';
