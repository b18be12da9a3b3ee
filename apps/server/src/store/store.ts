// The database: PGlite in a folder of this machine, or PostgreSQL that several processes share. Same schema, same statements;
// whoever has a `Store` need not know which of them it is.
import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { z } from 'zod';
import type { Settings } from '../settings/settings.ts';
import { createEmbedded } from './embedded/create.ts';
import { ReopeningPool } from './embedded/pool.ts';
import type { Backend } from './embedded/stream.ts';
import { DatabaseStream } from './embedded/stream.ts';
import { openOnThread } from './embedded/thread.ts';
import { closeToOthers, diskIncidentIn, prepareDataFolder } from './folder/dataFolder.ts';
import { checkIdentity, databaseIn, isNewFolder, missingIn, remedy } from './folder/marker.ts';
import { Incidents } from './incidents.ts';
import type { Lock } from './lock.ts';
import { lockFolder } from './lock.ts';
import { migratePool } from './migrate.ts';
import { EmbeddedError } from './outage.ts';
import { letGoOfBroken } from './pool/brokenConnections.ts';
import { endSilent } from './pool/silentConnections.ts';
import * as schema from './schema/schema.ts';

export type Schema = typeof schema;

/** What statements are written against, by Drizzle. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;

export interface Store {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  readonly incidents: Incidents;
  /** Rejects when the database does not answer, or its folder has lost parts of it. */
  check(): Promise<void>;
  /** Rejects where nothing can be kept: writes something and removes it. */
  tryWriting(): Promise<void>;
  /** Bytes that are left on its disk; null where that is another machine's. */
  room(): Promise<number | null>;
  close(): Promise<void>;
}

/** The database cannot be had. The message says which, and why. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * Opens the database, and brings it to the schema of this version.
 * @param patience connections to PostgreSQL on which somebody waits and hears nothing for so long are ended, in milliseconds; without it they
 * wait as long as it takes, as a command may whose statements go through all rows
 * @throws LockedError when another process has the folder
 * @throws DataFolderError when the folder cannot be used, or has lost its database
 * @throws StoreError when the database does not answer, is damaged, or is of a later version
 */
export async function openStore({ storage }: Pick<Settings, 'storage'>, patience?: number): Promise<Store> {
  if (storage.kind === 'postgres') return await openPool(storage.url, patience);
  const { directory: folder, mayBeNew } = storage;
  prepareDataFolder(folder);
  const lock = await lockFolder(folder);
  try {
    return await openFolder(folder, mayBeNew, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openFolder(folder: string, mayBeNew: boolean, lock: Lock): Promise<Store> {
  const database = databaseIn(folder);
  const incidents = new Incidents();
  const { open } = closeToOthers(folder);
  if (open !== null) incidents.report({ type: 'exposed', why: open });
  // What is made is made once: should it be gone later, it is not made anew.
  let isNew = isNewFolder(folder, mayBeNew);
  const begin = async (): Promise<Backend> => {
    if (isNew) await makeIn(folder);
    isNew = false;
    try {
      return await openOnThread(database);
    } catch (error) {
      throw new EmbeddedError(`${database} cannot be opened: ${reasonOf(error)}. ${adviceFor(folder, 'opened')}`);
    }
  };
  const store = await storeOn(begin, { lock, incidents, diskIncident: () => diskIncidentIn(folder) });
  try {
    checkIdentity(folder, await identityOf(store.db));
  } catch (error) {
    await store.close();
    throw error;
  }
  const check = async (): Promise<void> => {
    const missing = missingIn(folder);
    if (missing !== null) throw new StoreError(`DATA_DIR: ${missing} is missing`);
    await store.check();
  };
  const tryWriting = async (): Promise<void> => {
    const incident = diskIncidentIn(folder);
    if (incident !== null) throw new EmbeddedError(incident);
    await store.tryWriting();
  };
  const room = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  return { ...store, check, tryWriting, room };
}

async function makeIn(folder: string): Promise<void> {
  const database = databaseIn(folder);
  try {
    await createEmbedded(database);
  } catch (error) {
    throw new EmbeddedError(`${database} cannot be made: ${reasonOf(error)}. ${adviceFor(folder, 'made')}`);
  }
}

function adviceFor(folder: string, toBe: 'made' | 'opened'): string {
  const incident = diskIncidentIn(folder);
  if (incident !== null)
    return `${folder} cannot be written: ${incident}; make room there, or see what is wrong with the disk`;
  return toBe === 'opened'
    ? `If it is damaged: ${remedy(folder)}`
    : 'Nothing is lost: there was no data yet. Start again to make a new database';
}

const identity = z.object({ rows: z.tuple([z.object({ id: z.string() })]) });

/** What PostgreSQL calls a database that it made: no other has this number. */
async function identityOf(db: Database): Promise<string> {
  const found = await db.execute(sql`select system_identifier::text as id from pg_control_system()`);
  return identity.parse(found).rows[0].id;
}

export interface EmbeddedOptions {
  readonly lock?: Lock;
  readonly incidents?: Incidents;
  readonly diskIncident?: () => string | null;
  readonly now?: () => number;
}

/**
 * A store on a database of this process.
 * @param open opens it, at first and again where it broke
 */
export async function storeOn(
  open: () => Promise<Backend>,
  { lock, incidents = new Incidents(), diskIncident = () => null, now = () => performance.now() }: EmbeddedOptions = {},
): Promise<Store> {
  const database = new ReopeningPool(open, { incidents, diskIncident, now });
  const wire = (): DatabaseStream =>
    new DatabaseStream(database.begin(), (backend, error) => database.broke(backend, error));
  const pool = new Pool({ ...embedded, stream: wire });
  pool.on('error', () => {});
  letGoOfBroken(pool);
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
  return { ...onConnections('embedded', pool, incidents), close };
}

/** PGlite is one connection, which stays; whoever finds it busy waits. Nothing of it comes from the environment. */
const embedded = { max: 1, idleTimeoutMillis: 0, user: 'postgres', database: 'postgres', password: '', ssl: false };

const onConnections = (kind: Store['kind'], pool: Pool, incidents: Incidents): Store => {
  const db = drizzle({ client: pool, schema });
  const check = async (): Promise<void> => void (await db.execute(sql`select 1`));
  const tryWriting = (): Promise<void> => writeAndRemove(db);
  return { kind, db, incidents, check, tryWriting, room: async () => null, close: () => pool.end() };
};

/** More than what may have been left of the last file that grew. Characters that cannot be compressed. */
const sample = 16_384;

/** Both in one transaction, which waits for the disk. */
async function writeAndRemove(db: Database): Promise<void> {
  const name = `writing ${randomBytes(8).toString('hex')}`;
  await db.transaction(async (tx) => {
    await tx.insert(schema.keyValues).values({ name, value: randomBytes(sample).toString('base64') });
    await tx.delete(schema.keyValues).where(eq(schema.keyValues.name, name));
  });
}

/** Connections of one process; PostgreSQL allows a hundred by itself, for all. */
const connections = 10;

async function openPool(url: string, patience?: number): Promise<Store> {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: patience ?? 10_000 });
  // One that breaks while nobody uses it is replaced by the next; who uses it hears of it.
  pool.on('error', () => {});
  letGoOfBroken(pool);
  try {
    await migratePool(pool);
  } catch (error) {
    await pool.end();
    throw new StoreError(`DATABASE_URL: the database at ${shownOf(url)} cannot be used: ${reasonOf(error)}`);
  }
  // Migrations took as long as they take.
  if (patience !== undefined) endSilent(pool, patience);
  return onConnections('postgres', pool, new Incidents());
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
