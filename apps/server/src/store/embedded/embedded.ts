// PGlite: PostgreSQL in this process, in a folder. It is started so that it waits for the disk, which it does not by itself.
import { fsyncSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './files.ts';
import type { Sync } from './syncing.ts';
import { syncAll, syncFolder } from './syncing.ts';

// What it calls fdatasync does nothing inside, whoever asks.
const startParams = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/**
 * Makes a new database beside its place, which it takes when it is whole and on the disk: so it does not matter when its making is ended.
 * @param sync makes the disk write what is in a file; tests count how often
 */
export async function makeEmbedded(folder: string, sync: Sync = fsyncSync): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const made = await create(draft, sync);
  await made.close();
  syncAll(draft, sync);
  renameSync(draft, folder);
  syncFolder(path.dirname(folder), sync);
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
