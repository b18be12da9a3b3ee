// Storage for the server of a probe: a folder that is removed afterwards, or a PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Flag } from './options.ts';
import { startPostgres } from './postgres.ts';

export interface ServerStorage {
  /** Settings of a server that keeps everything there. */
  readonly env: Readonly<Record<string, string>>;
  readonly name: string;
  /** The process of a database that was started for this; null where there is none. */
  readonly pid: number | null;
  remove(): Promise<void>;
}

/** All who play come from one address. */
const common = { SECRET: 'a secret that is for probes alone', CONNECTIONS_PER_ADDRESS: '100000' } as const;

const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'vaultsong-probe-'));

/** @param folder is removed afterwards, too; tests give one that has a database already */
export function embeddedStorage(folder: string = newFolder()): ServerStorage {
  return {
    env: { DATA_DIR: folder, ...common },
    name: 'embedded database',
    pid: null,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** @param url of one that runs; null: one is started */
export async function postgresStorage(url: string | null): Promise<ServerStorage> {
  if (url !== null)
    return { env: { DATABASE_URL: url, ...common }, name: 'PostgreSQL', pid: null, remove: async () => {} };
  const postgres = await startPostgres();
  return {
    env: { DATABASE_URL: postgres.url, ...common },
    name: 'PostgreSQL',
    pid: postgres.pid,
    remove: () => postgres.stop(),
  };
}

/** The options by which a command line says the place. */
export const storageFlags = {
  postgres: { by: false, help: 'on a PostgreSQL that is started for this, instead of the embedded database' },
  'database-url': { by: null, help: 'on this PostgreSQL' },
} as const satisfies Readonly<Record<string, Flag>>;

/** As `--postgres` and `--database-url` say. */
export const storageOf = async (isPostgres: boolean, url: string | null): Promise<ServerStorage> =>
  isPostgres || url !== null ? await postgresStorage(url) : embeddedStorage();
