// A log that the rules of today do not play to its end: they were mended since it was written. The game goes on from the last
// position to which the log leads. The log keeps all its entries; one more, `resumed`, says from where on they count no more.
import type { Table } from '../table/table.ts';
import type { Entry } from './entries.ts';
import { entryOf, LogError } from './entries.ts';
import { upgradedEvent } from './upgrade.ts';

const opening = '{"type":"resumed"';

/** The entry from which on nothing counts until this one; null where it is no such entry. */
function voidedFrom({ data }: Entry): number | null {
  if (!data.startsWith(opening)) return null;
  const event: { readonly from?: unknown } = JSON.parse(data);
  return typeof event.from === 'number' ? event.from : null;
}

/** Whether its match is over with that entry, in whatever form it was written. */
function isOver({ data }: Entry): boolean {
  const event = upgradedEvent(JSON.parse(data));
  return typeof event === 'object' && event !== null && 'type' in event && event.type === 'secret-revealed';
}

/** The numbers of the entries that count no more, because the game went on from before them. The last word on it is the one that counts. */
export function voidEntries(entries: readonly Entry[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const entry of entries.toReversed()) {
    const from = found.has(entry.seq) ? null : voidedFrom(entry);
    if (from !== null) for (let seq = Math.max(1, from); seq < entry.seq; seq++) found.add(seq);
  }
  return found;
}

/** The number of the last entry with which a game went on from an earlier position; null where none did. */
export function lastResumed(entries: readonly Entry[]): number | null {
  return entries.findLast((entry) => voidedFrom(entry) !== null)?.seq ?? null;
}

/**
 * The entry with which a game goes on from the last position to which its log leads.
 * @param fault of reading that log
 * @param now milliseconds since 1970
 * @returns null where it cannot: the log is not the one that was written, or its match is over
 */
export function resumption(entries: readonly Entry[], fault: unknown, now: number): Entry | null {
  const last = entries.at(-1);
  if (!(fault instanceof LogError) || !fault.isIntact || fault.entry === null || last === undefined) return null;
  if (entries.some(isOver)) return null;
  return entryOf({ type: 'resumed', from: fault.entry }, entries.length, Math.max(now, last.at), last.hash);
}

/** Whether a game is being played at a table that went on so: before it began there is nothing to go on with. */
export const hasResumed = (table: Table): boolean => table.resumed !== null && table.playing !== null;
