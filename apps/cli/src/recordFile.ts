// Record files of the command line: what is read from one, or where it is no record.
import { printable } from '@vaultsong/decks';
import { readRecord } from '@vaultsong/decks/record';
import type { GameRecord } from '@vaultsong/engine';
import { UserError } from './errors.ts';
import { printablePath, readText } from './input.ts';

const bytes = 50_000_000;

/**
 * Reads the record of a game.
 * @throws UserError that says where the file is no record
 */
export async function loadRecord(path: string): Promise<GameRecord> {
  const read = readRecord(await readText(path, bytes));
  if ('record' in read) return read.record;
  if (read.type === 'no-json')
    throw new UserError(`${printablePath(path)} is not JSON: ${read.message}. Is the file complete?`);
  const faults = read.faults.map((fault) => `\n  ${printable(fault)}`);
  throw new UserError(`${printablePath(path)} is not the record of a game:${faults.join('')}`);
}
