// Brings a database to the schema of this version, at each start, before anything else looks into it.
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Made by drizzle-kit: `npm run migrations -w @vaultsong/server`. */
const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** Any number that no other program takes; all processes of ours take this one. */
const turnstile = 8_258_573;

/** Several processes may start at once: they do it one after the other, and all but the first find it done. */
export async function migratePool(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [turnstile]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    // The lock ends with the connection too, should this fail.
    await client.query('select pg_advisory_unlock($1)', [turnstile]).then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}
