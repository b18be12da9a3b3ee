// A backup: one file with all rows of all tables as they were at one moment, whichever database they were in. Lines of JSON, compressed: a
// head, a line for each row with the name of its table, and a foot with the number of rows and a hash of all before it.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { schemaVersion } from './migrate.ts';
import type { Database, Store } from './store.ts';
import { layout } from './tableLayout.ts';

/** What the first line says. */
export const head = z.object({
  vaultsong: z.literal('backup'),
  format: z.literal(1),
  /** Of the database; this one and later ones take the rows back. */
  schema: z.string(),
  at: z.string(),
});

/** What the last line says. */
export const foot = z.object({ rows: z.int().min(0), sha256: z.string() });

/** What a line between them says: a table, and a row of it. */
export const rowLine = z.tuple([z.string(), z.record(z.string(), z.unknown())]);

/** Hears how many rows are done. */
export type OnRows = (rows: number) => void;

/** Rows that are read and written at a time. */
export const batch = 500;

/**
 * Writes a backup. A file takes its name only when it is whole.
 * @returns how many rows are in it
 */
export async function backUp(store: Store, file: string, now: Date, onRows: OnRows = () => {}): Promise<number> {
  const draft = `${file}.part`;
  let rows = 0;
  try {
    await store.db.transaction(
      async (tx) => {
        const lines = linesOf(tx, now, (done) => {
          rows = done;
          onRows(done);
        });
        // Hashes of passwords and the secrets of tables are in it.
        await pipeline(Readable.from(lines), createGzip(), createWriteStream(draft, { mode: 0o600 }));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return rows;
}

async function* linesOf(db: Pick<Database, 'execute'>, now: Date, onRows: OnRows): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const said = (value: object): string => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    return line;
  };
  yield said({ vaultsong: 'backup', format: 1, schema: schemaVersion(), at: now.toISOString() });
  let rows = 0;
  for (const { name } of layout()) {
    for await (const row of rowsOf(db, name)) {
      yield said([name, JSON.parse(row)]);
      rows++;
      if (rows % batch === 0) onRows(rows);
    }
  }
  onRows(rows);
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`;
}

const answer = z.object({ rows: z.array(z.object({ row: z.string() })) });

/** The rows of a table, as the database itself writes them as JSON, which is how it reads them back. */
async function* rowsOf(db: Pick<Database, 'execute'>, table: string): AsyncGenerator<string> {
  const from = sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`;
  await db.execute(sql`declare backup no scroll cursor for ${from}`);
  for (;;) {
    const { rows } = answer.parse(await db.execute(sql.raw(`fetch ${batch} from backup`)));
    for (const { row } of rows) yield row;
    if (rows.length < batch) break;
  }
  await db.execute(sql`close backup`);
}
