// A database for tests, in memory. To make one takes four seconds; so it is made once, kept as a file, and read from there.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { Backend } from '../store/embedded/stream.ts';
import type { Store } from '../store/store.ts';
import { storeOn } from '../store/store.ts';
import { templateAt } from './template.ts';

/**
 * A database of its own, empty.
 * @param through what stands between it and its connections
 */
export async function freshStore(through: (backend: Backend) => Backend = (backend) => backend): Promise<Store> {
  return await storeInMemory(await freshDatabase(), through);
}

/** The database of such a store alone. */
export async function freshDatabase(): Promise<PGlite> {
  const template = templateAt('tar');
  if (!existsSync(template)) await makeTemplate(template);
  return await PGlite.create({ loadDataDir: new Blob([readFileSync(template)]) });
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
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
}
