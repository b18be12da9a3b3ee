// Makes the disk write what is in files and folders. Windows makes it for handles that may write alone, and for folders not at all: there the
// file system keeps names by itself.
import { closeSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What a disk is asked with; tests count how often. */
export type Sync = (file: number) => void;

/** A folder with all that is in it. */
export function syncAll(folder: string, sync: Sync): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) syncAll(name, sync);
    else syncOpened(name, 'r+', sync);
  }
  syncFolder(folder, sync);
}

/** The names in a folder. */
export function syncFolder(folder: string, sync: Sync): void {
  if (process.platform !== 'win32') syncOpened(folder, 'r', sync);
}

function syncOpened(name: string, flags: 'r' | 'r+', sync: Sync): void {
  const file = openSync(name, flags);
  try {
    sync(file);
  } finally {
    closeSync(file);
  }
}
