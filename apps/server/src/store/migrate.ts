// Brings a database to the schema of this version, at each start, before anything else looks into it.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
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

/** A step from one version of the schema to the next. */
export interface Migration {
  readonly statements: readonly string[];
  /** Tells schemas apart: a hash of all statements up to the last of this migration. */
  readonly version: string;
}

/** All migrations, in their order. */
export function readMigrations(): readonly Migration[] {
  const hash = createHash('sha256');
  return readMigrationFiles({ migrationsFolder }).map(({ sql: statements }) => {
    hash.update(statements.join('--> statement-breakpoint'));
    return { statements, version: hash.copy().digest('hex').slice(0, 16) };
  });
}

/** Which schema this version has. */
export const schemaVersion = (): string => readMigrations().at(-1)?.version ?? '';

/** The tables that are there after migrations, by the names that they have then. */
export function tablesOf(migrations: readonly Migration[]): readonly string[] {
  const names = new Set<string>();
  for (const statement of migrations.flatMap(({ statements }) => statements)) {
    const [, made] = /^\s*CREATE TABLE "(\w+)"/.exec(statement) ?? [];
    if (made !== undefined) names.add(made);
    const [, before, after] = /^\s*ALTER TABLE "(\w+)" RENAME TO "(\w+)"/.exec(statement) ?? [];
    if (before !== undefined && after !== undefined && names.delete(before)) names.add(after);
  }
  return [...names];
}
