// A data folder for tests in which a server has been before: they prove something else than that a first start makes its database.
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../store/store.ts';
import { templateAt } from './template.ts';

/**
 * Puts an empty database, with all tables, into a folder that is not there yet, or empty.
 * @returns the folder
 */
export async function fillDataFolder(folder: string): Promise<string> {
  const template = templateAt('folder');
  if (!existsSync(template)) await makeTemplate(template);
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** A new folder with such a database; whoever asks for it removes it. */
export const newDataFolder = (): Promise<string> => fillDataFolder(mkdtempSync(path.join(tmpdir(), 'vaultsong-data-')));

async function makeTemplate(folder: string): Promise<void> {
  const draft = mkdtempSync(`${folder}-`);
  const store = await openStore({ storage: { kind: 'embedded', directory: draft, mayBeNew: true } });
  await store.close();
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process may have been first.
    if (!existsSync(folder)) throw error;
  }
}
