// The log of a table: its events in order, each with the time of the server and a hash over all before it, so that nobody can
// change, drop or slip in one later without all that follow telling.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TableEvent } from './events.ts';
import { tableEvent } from './events.ts';
import { upgradedEvent } from './upgrade.ts';

/** As it lies in a database: `data` is the text that was hashed. */
export interface Entry {
  /** From 0, without a gap. */
  readonly seq: number;
  /** Milliseconds since 1970, by the clock of the server. */
  readonly at: number;
  /** The event as JSON. */
  readonly data: string;
  readonly hash: string;
}

/** What the first entry of a log is hashed with in place of an earlier one: the table. */
export const rootHash = (table: string): string => bytesToHex(sha256(utf8ToBytes(`vaultsong table ${table}`)));

const hashOf = (before: string, { seq, at, data }: Omit<Entry, 'hash'>): string =>
  bytesToHex(sha256(utf8ToBytes(`${before} ${seq} ${at} ${data}`)));

/** Appends an event to the others. @param before the hash of the entry before, or of the root */
export function entryOf(event: TableEvent, seq: number, at: number, before: string): Entry {
  const entry = { seq, at, data: JSON.stringify(event) };
  return { ...entry, hash: hashOf(before, entry) };
}

/**
 * A log that is none: an entry is missing, was changed, or says nothing that this version knows. Where it is intact, it is the
 * one that was written, and the rules of today do not lead to what it says.
 */
export class LogError extends Error {
  override readonly name = 'LogError';

  constructor(
    message: string,
    readonly isIntact = false,
    /** The number of the entry that cannot be done any more; null where it is not that. */
    readonly entry: number | null = null,
  ) {
    super(message);
  }
}

/**
 * Reads one entry.
 * @param before the hash of the entry before, or of the root
 * @param next the number it must have
 * @throws LogError where it is not the one that was written
 */
export function readEntry(entry: Entry, next: number, before: string): TableEvent {
  const where = `Entry ${next}`;
  if (entry.seq !== next) throw new LogError(`${where} is missing: the next one there is has number ${entry.seq}`);
  if (hashOf(before, entry) !== entry.hash)
    throw new LogError(`${where} was changed: its hash is not the one over its contents and the entries before it`);
  let json: unknown;
  try {
    json = JSON.parse(entry.data);
  } catch {
    throw new LogError(`${where} is no JSON`);
  }
  const result = tableEvent.safeParse(upgradedEvent(json));
  if (!result.success) throw new LogError(`${where} is no event: ${result.error.issues[0]?.message ?? 'unknown'}`);
  return result.data;
}
