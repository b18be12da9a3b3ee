// A table from its log.
import type { Happened } from '../table/apply.ts';
import { apply } from '../table/apply.ts';
import type { Table } from '../table/table.ts';
import { openTable } from '../table/table.ts';
import type { Deed } from './deeds.ts';
import type { Entry } from './entries.ts';
import { LogError, readEntry, rootHash } from './entries.ts';

/** Hears of a deed when it has been done. */
export type OnDeed = (deed: Deed, table: Table, entry: Entry, happened: Happened) => void;

/**
 * Reads a log from its first entry on.
 * @param onDeed hears of each deed when it has been done
 * @throws LogError where it is not the log that was written, or cannot be played any more
 */
export function readLog(id: string, entries: readonly Entry[], onDeed?: OnDeed): Table {
  const [first] = entries;
  if (first === undefined) throw new LogError(`Table ${id} has no log`);
  const opened = readEntry(first, 0, rootHash(id));
  if (opened.is !== 'opened')
    throw new LogError(`The log of table ${id} begins with "${opened.is}", not with "opened"`);
  const table = openTable(id, opened, first.at);
  for (const entry of entries) takeUp(table, entry, onDeed);
  return table;
}

/** Does a deed that has been written down. @param entry as which it stands in the log */
export function take(table: Table, deed: Deed, { at, hash }: Entry): Happened {
  const happened = apply(table, deed, at);
  table.next += 1;
  table.hash = hash;
  return happened;
}

/** Does the next deed of a log. @throws LogError as `readLog` does */
export function takeUp(table: Table, entry: Entry, onDeed?: OnDeed): void {
  const deed = readEntry(entry, table.next, table.hash);
  try {
    onDeed?.(deed, table, entry, take(table, deed, entry));
  } catch (error) {
    throw new LogError(
      `Entry ${entry.seq} of table ${table.id} ("${deed.is}") cannot be done: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
