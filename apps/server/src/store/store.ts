// The database: PGlite in a folder of this machine, or PostgreSQL that several processes share. Same schema, same statements;
// whoever has a `Store` need not know which of them it is.
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import type { Settings } from '../settings/settings.ts';
import { Reopening } from './embedded/reopening.ts';
import { openOnThread } from './embedded/thread.ts';
import type { Backend } from './embedded/wire.ts';
import { Wire } from './embedded/wire.ts';
import type { Lock } from './lock.ts';
import { lockFolder } from './lock.ts';
import { migratePool } from './migrate.ts';
import * as schema from './schema/schema.ts';

export type Schema = typeof schema;

/** What statements are written against, by Drizzle. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;

export interface Store {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  /** Rejects when the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be had. The message says which, and why. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * Opens the database, and brings it to the schema of this version.
 * @throws LockedError when another process has the folder
 * @throws StoreError when the database does not answer, or is of a later version
 */
export async function openStore({ place }: Pick<Settings, 'place'>): Promise<Store> {
  if (place.kind === 'postgres') return await openPool(place.url);
  const lock = await lockFolder(place.directory);
  try {
    return await storeOn(() => openOnThread(path.join(place.directory, 'database')), lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * A store on a database of this process.
 * @param open opens it, at first and again where it broke
 */
export async function storeOn(open: () => Promise<Backend>, lock?: Lock): Promise<Store> {
  const database = new Reopening(open);
  const wire = (): Wire => new Wire(database.begin(), (backend) => database.broke(backend));
  const pool = new Pool({ ...embedded, stream: wire });
  pool.on('error', () => {});
  const close = async (): Promise<void> => {
    if (!pool.ending) await pool.end();
    await database.close();
    lock?.release();
  };
  try {
    await migratePool(pool);
  } catch (error) {
    await close();
    throw new StoreError(`The embedded database cannot be used: ${reasonOf(error)}`);
  }
  return { ...onConnections('embedded', pool), close };
}

/** PGlite is one connection, which stays; whoever finds it busy waits. Nothing of it comes from the environment. */
const embedded = { max: 1, idleTimeoutMillis: 0, user: 'postgres', database: 'postgres', password: '', ssl: false };

const onConnections = (kind: Store['kind'], pool: Pool): Store => {
  const db = drizzle({ client: pool, schema });
  return { kind, db, check: async () => void (await db.execute(sql`select 1`)), close: () => pool.end() };
};

/** Connections of one process; PostgreSQL allows a hundred by itself, for all. */
const connections = 10;

async function openPool(url: string): Promise<Store> {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
  // One that breaks while nobody uses it is replaced by the next; who uses it hears of it.
  pool.on('error', () => {});
  try {
    await migratePool(pool);
  } catch (error) {
    await pool.end();
    throw new StoreError(`DATABASE_URL: the database at ${shownOf(url)} cannot be used: ${reasonOf(error)}`);
  }
  return onConnections('postgres', pool);
}

/** An address without what may be secret in it. */
export function shownOf(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  // Drizzle tells the statement, and what was wrong in its cause.
  return error.cause instanceof Error ? error.cause.message : error.message;
}
