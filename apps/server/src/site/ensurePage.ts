// Makes sure that there is a page to serve before the server starts: the one that is there, or one that another process builds.
import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashOf, sourcesOf } from './sourceHash.ts';

/** Where a page is built from, and where it lies when it is built. */
export interface PageLocation {
  /** Of the project. */
  readonly root: string;
  readonly folder: string;
}

const root = path.resolve(import.meta.dirname, '../../../..');

/** Where the page of this project is when it is built. */
export const pageLocation: PageLocation = { root, folder: path.join(root, 'node_modules/.cache/vaultsong/page') };

/** Beside the files of a page: the hash of its sources. */
export const stampOf = (folder: string): string => path.join(folder, '.sources');

/** There is no page, and none can be built. The message says why, and what would help. */
export class PageError extends Error {
  override readonly name = 'PageError';
}

export interface EnsureOptions {
  readonly location: PageLocation;
  /** Whether whoever installed the server has built its page: then the one that is there is the one that is meant. */
  readonly isProduction: boolean;
  /** Says that it takes a while, or that it is not done. */
  readonly tell: (text: string) => void;
  /** Builds the page, in a process of its own. */
  readonly build?: () => Promise<void>;
}

/**
 * Makes sure that there is a page of the sources as they are.
 * @throws PageError where there is none and none can be built
 */
export async function ensurePage({
  location,
  isProduction,
  tell,
  build = buildInProcess,
}: EnsureOptions): Promise<void> {
  const { folder } = location;
  const isThere = hasPage(folder);
  if (isThere && (isProduction || isFresh(location))) return;
  const parent = path.dirname(folder);
  if (!isWritable(parent)) {
    if (!isThere)
      throw new PageError(
        `The page is not built, and ${parent} may not be written: run \`npm run build:page\` as a user who may, once`,
      );
    return tell(`The page is of older sources, and is served as it is: ${parent} may not be written`);
  }
  tell('Building the page …');
  await build();
}

const hasPage = (folder: string): boolean => existsSync(path.join(folder, 'index.html'));

/** Whether there is a page, of the sources as they are. */
export const isFresh = ({ root, folder }: PageLocation): boolean =>
  hasPage(folder) && stampThere(folder) === hashOf(root, sourcesOf(root));

function stampThere(folder: string): string | null {
  try {
    return readFileSync(stampOf(folder), 'utf8');
  } catch {
    return null;
  }
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** @throws PageError with the last words of the process that failed */
async function buildInProcess(): Promise<void> {
  const script = path.join(import.meta.dirname, 'main.ts');
  try {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { cwd: root });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new PageError(`The page cannot be built: ${said.slice(-1_000) || 'its process said nothing'}`);
  }
}
