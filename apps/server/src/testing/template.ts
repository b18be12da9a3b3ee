// The place of databases for tests that were made once. To make one takes four seconds of a processor, so each test that wants one which is not
// new begins with a copy. Its name is a hash of all that it is made of.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const store = path.resolve(import.meta.dirname, '../store');
const cache = path.resolve(store, '../../../../node_modules/.cache/vaultsong/store');

/** The place of such a database, which may not be there yet. */
export function templateAt(kind: 'folder' | 'tar'): string {
  mkdirSync(cache, { recursive: true });
  return path.join(cache, `${hashOfAll()}.${kind}`);
}

let found: string | undefined;

function hashOfAll(): string {
  found ??= hashOf([
    ...sourcesIn(path.join(store, 'migrations'), '.sql'),
    // The journal says when each was made, by which a database knows which of them it has had.
    path.join(store, 'migrations/meta/_journal.json'),
    ...sourcesIn(path.join(store, 'embedded'), '.ts').filter((file) => !file.endsWith('.test.ts')),
    path.join(path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json'),
  ]);
  return found;
}

const sourcesIn = (folder: string, end: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(end))
    .sort()
    .map((file) => path.join(folder, file));

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
