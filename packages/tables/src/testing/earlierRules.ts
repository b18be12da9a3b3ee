// Logs as rules of before would have written them, which those of today do not play to their end.
import type { Entry } from '../log/entries.ts';
import { entryOf, rootHash } from '../log/entries.ts';
import type { TableEvent } from '../log/events.ts';
import { tableEvent } from '../log/events.ts';
import { readLog } from '../log/read.ts';
import { tableOfTests } from './host.ts';

export const eventOf = ({ data }: Entry): TableEvent => tableEvent.parse(JSON.parse(data));

/** A log with other events, hashes and all. */
export function rewritten(
  entries: readonly Entry[],
  change: (event: TableEvent, seq: number) => TableEvent,
): readonly Entry[] {
  const made: Entry[] = [];
  for (const entry of entries)
    made.push(
      entryOf(change(eventOf(entry), entry.seq), entry.seq, entry.at, made.at(-1)?.hash ?? rootHash(tableOfTests)),
    );
  return made;
}

/** A log with more events at its end. */
export function continued(entries: readonly Entry[], at: number, ...events: readonly TableEvent[]): readonly Entry[] {
  const made = [...entries];
  for (const event of events) made.push(entryOf(event, made.length, at, made.at(-1)?.hash ?? rootHash(tableOfTests)));
  return made;
}

/** The error with which reading a log ends; null: none. */
export function faultOf(entries: readonly Entry[]): unknown {
  try {
    readLog(tableOfTests, entries);
  } catch (error) {
    return error;
  }
  return null;
}
