// `vaultsong.json` in the data folder says that a database is there, and which. So a folder that has lost its database, or parts of it, is
// never taken for a new one, and neither is the database of somebody else taken for its own.
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isCoded } from '../codes.ts';
import { syncFolder } from '../embedded/fsync.ts';
import { DataFolderError } from './dataFolder.ts';

const marker = z.object({
  vaultsong: z.literal('data'),
  format: z.literal(1),
  /** What PostgreSQL calls the one database that it made here: a number of 64 bits. */
  database: z.string().regex(/^\d+$/),
});
export type Marker = z.infer<typeof marker>;

/** Where the database is in a data folder. */
export const databaseIn = (folder: string): string => path.join(folder, 'database');

const markerIn = (folder: string): string => path.join(folder, 'vaultsong.json');

/**
 * What a data folder says of itself.
 * @returns null where it says nothing: it is new, or older than such files
 * @throws DataFolderError where that cannot be read
 */
export function readMarker(folder: string): Marker | null {
  const file = markerIn(folder);
  try {
    return marker.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (isCoded(error, 'ENOENT')) return null;
    const why =
      error instanceof z.ZodError || error instanceof SyntaxError
        ? 'it is damaged, or of a later version'
        : String(error);
    throw new DataFolderError(
      `${file} says what the database beside it is, and cannot be read: ${why}; if the database is the right one, remove this file, and it is made anew`,
    );
  }
}

/** Writes down which database is here; on the disk when this returns. */
export function writeMarker(folder: string, database: string): void {
  const file = markerIn(folder);
  const draft = `${file}.new`;
  const text = JSON.stringify({ vaultsong: 'data', format: 1, database } satisfies Marker);
  const opened = openSync(draft, 'w', 0o600);
  try {
    writeFileSync(opened, `${text}\n`);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  renameSync(draft, file);
  syncFolder(folder, fsyncSync);
}

/** Without any of these PostgreSQL has nothing to begin with, and some of them it would make anew without a word. */
const essential = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact'] as const;

/** What a database lacks without which it is none. @returns null where nothing is missing */
export function missingIn(folder: string): string | null {
  const database = databaseIn(folder);
  if (!existsSync(database)) return database;
  for (const part of essential) if (!existsSync(path.join(database, part))) return path.join(database, part);
  return null;
}

/**
 * Whether a new database is to be made in a folder.
 * @throws DataFolderError where there was one that has lost something, or where none may be made
 */
export function isNewFolder(folder: string, mayBeNew: boolean): boolean {
  const known = readMarker(folder);
  const database = databaseIn(folder);
  if (known === null && !existsSync(database)) {
    if (mayBeNew) return true;
    throw new DataFolderError(
      `DATA_DIR: there is no database in ${folder}, and NEW_DATABASE=refuse says that none is to be made; is a disk missing there?`,
    );
  }
  const missing = missingIn(folder);
  if (missing === null) return false;
  throw new DataFolderError(
    `DATA_DIR: ${folder} had a database, and ${missing} is missing; nothing was changed. ${remedy(folder)}`,
  );
}

/** What helps where a database is lost. */
export function remedy(folder: string): string {
  return `Put back what is missing, or restore a backup: mv ${folder} ${folder}.lost && DATA_DIR=${folder} vaultsong server restore FILE`;
}

/** @throws DataFolderError where the database is another one than the folder was made with */
export function checkIdentity(folder: string, database: string): void {
  const known = readMarker(folder);
  if (known === null) writeMarker(folder, database);
  if (known === null || known.database === database) return;
  throw new DataFolderError(
    `DATA_DIR: ${databaseIn(folder)} is another database (${database}) than ${markerIn(folder)} says (${known.database}); put the right one back, or remove that file if this is the right one`,
  );
}
