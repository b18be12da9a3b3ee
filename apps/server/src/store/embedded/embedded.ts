// PGlite: PostgreSQL in this process, in a folder. It is started so that it waits for the disk, which it does not by itself.
import { fsyncSync, readdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './files.ts';
import type { Sync } from './fsync.ts';
import { syncAll } from './fsync.ts';

// What it calls fdatasync does nothing inside, whoever asks.
const startParams = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/**
 * Fills an empty folder with a new database, which is whole and on the disk when this resolves.
 * @param sync makes the disk write what is in a file; tests count how often
 */
export async function fillEmbedded(folder: string, sync: Sync = fsyncSync): Promise<void> {
  const made = await create(folder, sync);
  await made.close();
  syncAll(folder, sync);
}

/**
 * Opens the database in a folder that is locked for this process.
 * @throws Error with what PostgreSQL itself said last, where it said something
 */
export async function openEmbedded(folder: string, sync: Sync = fsyncSync): Promise<PGlite> {
  // What cannot be read PGlite would tell by a number; this says which and why.
  readdirSync(folder);
  return await create(folder, sync);
}

/** How PostgreSQL begins what it says before it gives up. */
const lastWords = /\b(?:FATAL|PANIC):\s+(.+)$/;

async function create(folder: string, sync: Sync): Promise<PGlite> {
  let said: string | undefined;
  const onStderr = (line: string): boolean => {
    said = lastWords.exec(line)?.[1] ?? said;
    return false;
  };
  try {
    return await PGlite.create({ fs: new DurableFiles(folder, sync), startParams, onStderr });
  } catch (error) {
    throw said === undefined ? error : new Error(said, { cause: error });
  }
}
