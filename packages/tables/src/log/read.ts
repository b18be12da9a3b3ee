// A table from its log.
import type { TriedAnswers } from '../game/tryAnswers.ts';
import type { Happened } from '../table/apply.ts';
import { apply } from '../table/apply.ts';
import type { Table } from '../table/table.ts';
import { openTable } from '../table/table.ts';
import type { Entry } from './entries.ts';
import { LogError, readEntry, rootHash } from './entries.ts';
import type { TableEvent } from './events.ts';
import { voidEntries } from './resume.ts';

/** Hears of an event when it has been applied. */
export type OnEvent = (event: TableEvent, table: Table, entry: Entry, happened: Happened) => void;

/**
 * Reads a log from its first entry on.
 * @param onEvent hears of each event when it has been applied
 * @throws LogError where it is not the log that was written, or cannot be played any more
 */
export function readLog(id: string, entries: readonly Entry[], onEvent?: OnEvent): Table {
  const table = openedBy(id, entries[0]);
  const isVoid = voidEntries(entries);
  for (const entry of entries)
    if (isVoid.has(entry.seq)) passEntry(table, entry);
    else replayEntry(table, entry, onEvent);
  return table;
}

/** A table as the first entry of its log opens it, before anything was done. @throws LogError */
export function openedBy(id: string, first: Entry | undefined): Table {
  if (first === undefined) throw new LogError(`Table ${id} has no log`);
  const opened = readEntry(first, 0, rootHash(id));
  if (opened.type !== 'opened')
    throw new LogError(`The log of table ${id} begins with "${opened.type}", not with "opened"`);
  return openTable(id, opened, first.at);
}

/**
 * When an entry was written, as far as the table goes: the clock of one process may be behind that of another, and time at a
 * table never runs backwards.
 */
export const timeOf = (table: Table, { at }: Pick<Entry, 'at'>): number => Math.max(at, table.since);

/**
 * Applies an event that has been written down.
 * @param entry as which it stands in the log
 * @param known as `apply` has it
 */
export function applyEntry(table: Table, event: TableEvent, entry: Entry, known?: TriedAnswers): Happened {
  const happened = apply(table, event, timeOf(table, entry), known);
  table.next += 1;
  table.hash = entry.hash;
  return happened;
}

/** Reads the next entry of a log, of which nothing counts any more. @throws LogError where it is not the one that was written */
export function passEntry(table: Table, entry: Entry): void {
  readEntry(entry, table.next, table.hash);
  table.next += 1;
  table.hash = entry.hash;
}

/** Applies the next event of a log. @throws LogError as `readLog` does */
export function replayEntry(table: Table, entry: Entry, onEvent?: OnEvent): void {
  const event = readEntry(entry, table.next, table.hash);
  try {
    const happened = applyEntry(table, event, entry);
    onEvent?.(event, table, entry, happened);
  } catch (error) {
    throw new LogError(
      `Entry ${entry.seq} of table ${table.id} ("${event.type}") cannot be done: ${error instanceof Error ? error.message : String(error)}`,
      true,
      entry.seq,
    );
  }
}
