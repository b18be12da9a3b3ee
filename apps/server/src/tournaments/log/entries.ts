// The log of a tournament, written as that of a table is: each entry with a hash over all before it.
import { createHash } from 'node:crypto';
import type { Entry } from '@vaultsong/tables';
import { LogError } from '@vaultsong/tables';
import type { TournamentEvent } from './events.ts';
import { tournamentEvent } from './events.ts';
import { upgradedEvent } from './upgrade.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What the first entry is hashed with in place of an earlier one. */
export const rootHash = (tournament: string): string => sha256(`vaultsong tournament ${tournament}`);

const hashOf = (before: string, { seq, at, data }: Omit<Entry, 'hash'>): string =>
  sha256(`${before} ${seq} ${at} ${data}`);

/** Appends an event to the others. @param before the hash of the entry before, or of the root */
export function entryOf(deedToKeep: TournamentEvent, seq: number, at: number, before: string): Entry {
  const entry = { seq, at, data: JSON.stringify(deedToKeep) };
  return { ...entry, hash: hashOf(before, entry) };
}

/**
 * Reads one entry.
 * @throws LogError where it is not the one that was written
 */
export function readEntry(entry: Entry, next: number, before: string): TournamentEvent {
  const where = `Entry ${next}`;
  if (entry.seq !== next) throw new LogError(`${where} is missing: the next one there is has number ${entry.seq}`);
  if (hashOf(before, entry) !== entry.hash)
    throw new LogError(`${where} was changed: its hash is not the one over its contents and the entries before it`);
  const result = tournamentEvent.safeParse(upgradedEvent(JSON.parse(entry.data)));
  if (!result.success) throw new LogError(`${where} is no event: ${result.error.issues[0]?.message ?? 'unknown'}`);
  return result.data;
}
