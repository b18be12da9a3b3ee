// Puts the rows of a backup into a database: all of them or none, and only when the whole file has been found to be what it was. A backup of
// an earlier version goes into tables of that version, which are then brought up to date as a database of that time would be.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OnRows } from './backup.ts';
import { batch, foot, head, rowLine } from './backup.ts';
import type { Migration } from './migrate.ts';
import { readMigrations, tablesOf } from './migrate.ts';
import type { Database, Store } from './store.ts';
import type { TableLayout } from './tableLayout.ts';
import { layout } from './tableLayout.ts';

/** A backup that cannot be restored. The message says why, and what to do. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

interface RestoreOptions {
  /** Also over what is there already, which is gone then. */
  readonly force: boolean;
  readonly onRows?: OnRows;
  /** Those that the database has had; all that there are, but for tests. */
  readonly migrations?: readonly Migration[];
}

/**
 * Restores a backup of this version or an earlier one.
 * @returns how many rows it had
 * @throws RestoreError for what is no whole backup, or one of a later version, and where there is something already
 */
export async function restore(store: Store, file: string, wishes: RestoreOptions): Promise<number> {
  const { force, onRows = () => {}, migrations = readMigrations() } = wishes;
  const { rows, had } = await verify(file, migrations);
  const tables = layout();
  await store.db.transaction(async (tx) => {
    const found = await filled(tx, tables);
    if (found.length > 0 && !force)
      throw new RestoreError(
        `The database has something in it already (${found.join(', ')}); it is replaced by the backup with --force, and gone then`,
      );
    const missed = migrations.slice(had);
    if (missed.length === 0) await tx.execute(sql.raw(`truncate ${listOf(tables.map(({ name }) => name))}`));
    else {
      await tx.execute(sql.raw(`drop table if exists ${listOf(tablesOf(migrations))} cascade`));
      await migrateBy(tx, migrations.slice(0, had));
    }
    await fill(tx, file, onRows);
    await migrateBy(tx, missed);
    for (const table of tables) await countOn(tx, table);
  });
  return rows;
}

const listOf = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

async function migrateBy(db: Pick<Database, 'execute'>, migrations: readonly Migration[]): Promise<void> {
  for (const { statements } of migrations) for (const statement of statements) await db.execute(sql.raw(statement));
}

interface Verified {
  readonly rows: number;
  /** How many of the migrations the database had that was backed up. */
  readonly had: number;
}

/** Reads it all once: what is cut off, changed, or of a later version is found before anything is written. */
async function verify(file: string, migrations: readonly Migration[]): Promise<Verified> {
  const hash = createHash('sha256');
  let had = 0;
  let known: ReadonlySet<string> = new Set();
  let rows = -1;
  let end: z.infer<typeof foot> | null = null;
  for await (const line of linesIn(file)) {
    const value = jsonIn(line, file);
    if (end !== null) throw damaged(file, 'something follows its last line');
    if (rows < 0) {
      had = versionIn(file, value, migrations);
      known = new Set(tablesOf(migrations.slice(0, had)));
    } else {
      const last = foot.safeParse(value);
      if (last.success) {
        end = last.data;
        continue;
      }
      const { success, data } = rowLine.safeParse(value);
      if (!success || !known.has(data[0])) throw damaged(file, `row ${rows + 1} is of no table`);
    }
    hash.update(`${line}\n`);
    rows++;
  }
  if (end === null) throw damaged(file, 'its end is missing');
  if (end.rows !== rows || end.sha256 !== hash.digest('hex'))
    throw damaged(file, 'its rows are not those that were written');
  return { rows, had };
}

/** How many migrations a backup has had, by its head. */
function versionIn(file: string, value: unknown, migrations: readonly Migration[]): number {
  const { success, data } = head.safeParse(value);
  if (!success) throw new RestoreError(`${file}: expected a backup, as \`vaultsong server backup\` writes it`);
  const at = migrations.findIndex(({ version }) => version === data.schema);
  if (at < 0)
    throw new RestoreError(
      `${file}: it is of another version of the database (${data.schema}), which is not among those that this one knows; restore it with the version of Vaultsong that wrote it, or a later one`,
    );
  return at + 1;
}

async function fill(db: Pick<Database, 'execute'>, file: string, onRows: OnRows): Promise<void> {
  let table = '';
  let waiting: unknown[] = [];
  let rows = 0;
  const write = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const name = sql.identifier(table);
    const all = JSON.stringify(waiting);
    await db.execute(
      sql`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${all}::json)`,
    );
    rows += waiting.length;
    waiting = [];
    onRows(rows);
  };
  for await (const line of linesIn(file)) {
    const { success, data } = rowLine.safeParse(jsonIn(line, file));
    if (!success) continue;
    if (data[0] !== table || waiting.length >= batch) await write();
    [table] = data;
    waiting.push(data[1]);
  }
  await write();
}

/** Columns that number themselves go on behind what was restored. */
async function countOn(db: Pick<Database, 'execute'>, { name, counted }: TableLayout): Promise<void> {
  for (const column of counted) {
    const most = sql`(select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(name)})`;
    await db.execute(sql`select setval(pg_get_serial_sequence(${name}, ${column}), ${most}, false)`);
  }
}

const counts = z.object({ rows: z.array(z.object({ there: z.boolean() })) });

/** The tables with something in them. What the server notes for itself at its first start is nothing. */
async function filled(db: Pick<Database, 'execute'>, tables: readonly TableLayout[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name } of tables) {
    if (name === 'key_values') continue;
    const { rows } = counts.parse(await db.execute(sql`select exists (select from ${sql.identifier(name)}) as there`));
    if (rows[0]?.there === true) found.push(name);
  }
  return found;
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const plain = createGunzip().setEncoding('utf8');
  source.on('error', (error) => plain.destroy(error));
  source.pipe(plain);
  let rest = '';
  try {
    for await (const chunk of plain) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } catch (error) {
    throw reading(file, error);
  } finally {
    source.destroy();
    plain.destroy();
  }
}

function reading(file: string, error: unknown): Error {
  if (error instanceof RestoreError) return error;
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
    return damaged(file, 'it cannot be unpacked');
  const why = error instanceof Error ? error.message : String(error);
  return new RestoreError(`${file}: it cannot be read: ${why}`);
}

function jsonIn(line: string, file: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(file, 'a line of it is no JSON');
  }
}

const damaged = (file: string, what: string): RestoreError =>
  new RestoreError(`${file}: this is no whole backup: ${what}; nothing was changed`);
