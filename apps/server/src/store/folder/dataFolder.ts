// The data folder of the embedded database: made, or taken as it is, and closed to everybody but its owner, because hashes of passwords,
// tokens of sessions and the secrets of running games lie in it.
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isCoded } from '../codes.ts';

/** The folder cannot be used. The message says which, why, and what would be right. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Bits of a mode that let anybody but the owner do anything. */
const others = 0o077;

/**
 * Makes the folder where there is none.
 * @throws DataFolderError where it cannot be read and written
 */
export function prepareDataFolder(folder: string): void {
  const advice = 'set DATA_DIR to a folder that this user may write';
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DataFolderError(`DATA_DIR: ${obstacle(folder, error)}; ${advice}`);
  }
  try {
    readdirSync(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataFolderError(`DATA_DIR: ${folder} cannot be read and written: ${reasonOf(error)}; ${advice}`);
  }
}

/** Why there is no such folder: what is in its place, or in the place of one above it. */
function obstacle(folder: string, error: unknown): string {
  const found = kindOf(folder);
  if (found === 'link') return `${folder} is a link to a place where there is nothing`;
  if (found === 'file') return `${folder} is a file, and no folder`;
  if (isCoded(error, 'ENOTDIR')) {
    for (let above = path.dirname(folder); above !== path.dirname(above); above = path.dirname(above))
      if (kindOf(above) === 'file') return `${folder} cannot be made, because ${above} is a file`;
  }
  return `${folder} cannot be made: ${reasonOf(error)}`;
}

function kindOf(name: string): 'link' | 'file' | 'folder' | 'nothing' {
  try {
    const found = lstatSync(name);
    if (!found.isSymbolicLink()) return found.isDirectory() ? 'folder' : 'file';
    return existsSync(name) ? kindOf(realpathSync(name)) : 'link';
  } catch {
    return 'nothing';
  }
}

/** A file system that refuses modes refuses those of all files alike: one of them is told. */
export interface Closing {
  /** How many files and folders were open to others before. */
  readonly closed: number;
  /** What is open to others still, and why; null: nothing. */
  readonly open: string | null;
}

/**
 * Takes from everybody but the owner what they may do in a folder. Windows has no such modes: what is below somebody's own folder is theirs.
 */
export function closeToOthers(folder: string): Closing {
  if (process.platform === 'win32') return { closed: 0, open: null };
  let closed = 0;
  let open: string | null = null;
  const close = (name: string): void => {
    const found = lstatSync(name, { throwIfNoEntry: false });
    // What a link leads to has a mode of its own.
    if (found === undefined || found.isSymbolicLink() || (found.mode & others) === 0) return;
    try {
      chmodSync(name, found.mode & 0o7777 & ~others);
      if ((statSync(name).mode & others) === 0) closed += 1;
      else open ??= `${name}: its file system keeps no modes`;
    } catch (error) {
      open ??= reasonOf(error);
    }
  };
  const closeAll = (name: string): void => {
    close(name);
    for (const entry of readdirSync(name, { withFileTypes: true })) {
      const inside = path.join(name, entry.name);
      if (entry.isDirectory()) closeAll(inside);
      else close(inside);
    }
  };
  // The folder itself may be a link to where the disk is.
  closeAll(realpathSync(folder));
  return { closed, open };
}

/** So much is written to see whether there is room: more than the smallest file system has left over for names alone. Bytes. */
const sample = Buffer.alloc(256 * 1024);

/**
 * Whether a folder cannot be written: no room, a quota, a disk that fails.
 * @returns what the system says; null where it can be written
 */
export function diskIncidentIn(folder: string): string | null {
  const file = path.join(folder, 'room');
  try {
    writeFileSync(file, sample, { mode: 0o600, flush: true });
    return null;
  } catch (error) {
    return reasonOf(error);
  } finally {
    rmSync(file, { force: true });
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
