// The making of a new embedded database, by a process of its own (createProcess.ts): it takes some hundred megabytes, which only the end of a process gives back. That
// process fills a draft beside the place; this one, which has the lock of the folder, gives it its name when it is whole and on the disk. So it
// does not matter when either of them is killed: what has the name is whole, and a draft is never taken for a database.
import { execFile } from 'node:child_process';
import { fsyncSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { syncFolder } from './fsync.ts';

const createScript = path.join(import.meta.dirname, 'createProcess.mjs');

/**
 * Makes a new database in a folder that is not there yet, and whose place is locked for this process. Removes drafts that were left there.
 * @param script fills the folder that it is told; tests have others
 * @throws Error with why it could not be made
 */
export async function createEmbedded(folder: string, script: string = createScript): Promise<void> {
  removeDrafts(folder);
  // A name of its own: where a server was killed, the process that it had started may still fill the draft of that one.
  const draft = mkdtempSync(`${folder}${ofDrafts}-`);
  try {
    await fill(draft, script);
    renameSync(draft, folder);
  } finally {
    removeDrafts(folder);
  }
  syncFolder(path.dirname(folder), fsyncSync);
}

/** What names of drafts have behind that of the database. */
const ofDrafts = '.new';

/** What cannot be removed is in nobody's way. */
function removeDrafts(folder: string): void {
  const [storage, name] = [path.dirname(folder), path.basename(folder)];
  for (const found of readdirSync(storage)) {
    if (!found.startsWith(`${name}${ofDrafts}`)) continue;
    try {
      rmSync(path.join(storage, found), { recursive: true, force: true, maxRetries: 5 });
    } catch {}
  }
}

/** PostgreSQL as it is compiled at once: it runs for seconds, and to compile it better takes longer than it saves. */
const unoptimized = '--liftoff-only';

async function fill(draft: string, script: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [unoptimized, script, draft]);
  } catch (error) {
    // Without a cause, which would be told in place of this.
    throw new Error(whyNot(error));
  }
}

function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('signal' in error && typeof error.signal === 'string') return `its process was ended by ${error.signal}`;
  const said = 'stderr' in error ? String(error.stderr).trim().split('\n').at(-1) : '';
  return said || error.message;
}
