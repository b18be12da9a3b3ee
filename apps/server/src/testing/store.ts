// A database for tests, in memory. To make one takes four seconds; so it is made once, kept as a file, and read from there.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Backend } from '../store/embedded/wire.ts';
import type { Store } from '../store/store.ts';
import { storeOn } from '../store/store.ts';

const server = path.resolve(import.meta.dirname, '../..');
const migrations = path.join(server, 'src/store/migrations');
const cache = path.resolve(server, '../../node_modules/.cache/vaultsong/store');

/**
 * A database of its own, empty.
 * @param through what stands between it and its connections
 */
export async function freshStore(through: (backend: Backend) => Backend = (backend) => backend): Promise<Store> {
  const template = path.join(cache, `${hashOfMigrations()}.tar`);
  if (!existsSync(template)) await makeTemplate(template);
  return await storeInMemory(await PGlite.create({ loadDataDir: new Blob([readFileSync(template)]) }), through);
}

const storeInMemory = (client: PGlite, through: (backend: Backend) => Backend = (backend) => backend): Promise<Store> =>
  storeOn(async () => through({ answer: (message) => client.execProtocolRaw(message), close: () => client.close() }));

let shared: Promise<Store> | undefined;

/**
 * One database for all tests of a worker that do not mind what others have put there: it is never emptied, and never closed.
 */
export function sharedStore(): Promise<Store> {
  shared ??= freshStore();
  return shared;
}

async function makeTemplate(file: string): Promise<void> {
  const client = await PGlite.create();
  const store = await storeInMemory(client);
  const dump = await client.dumpDataDir('none');
  await store.close();
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
}

function hashOfMigrations(): string {
  const hash = createHash('sha256');
  const statements = readdirSync(migrations).filter((file) => file.endsWith('.sql'));
  // The journal says when each was made, by which a database knows which of them it has had.
  for (const name of [...statements.sort(), 'meta/_journal.json'])
    hash.update(readFileSync(path.join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
