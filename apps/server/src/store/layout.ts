// Which tables there are, for what does the same to all of them: backup and restore.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema/schema.ts';

export interface TableLayout {
  readonly name: string;
  /** Columns that number themselves. */
  readonly counted: readonly string[];
}

/** All tables, each behind those that it refers to. */
export function layout(): readonly TableLayout[] {
  const waiting = new Map(
    Object.values(schema)
      .filter((value) => is(value, PgTable))
      .map((table) => {
        const { name, columns, foreignKeys } = getTableConfig(table);
        const needs = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
        const counted = columns.filter(({ generatedIdentity }) => generatedIdentity !== undefined);
        return [name, { name, counted: counted.map((column) => column.name), needs }] as const;
      }),
  );
  const done: TableLayout[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) => needs.every((need) => !waiting.has(need)));
    if (ready.length === 0)
      throw new Error(`these tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const { name, counted } of ready) {
      done.push({ name, counted });
      waiting.delete(name);
    }
  }
  return done;
}

/** Tells schemas apart: a hash of the statements that make it. */
export function schemaVersion(): string {
  const folder = path.join(import.meta.dirname, 'migrations');
  const hash = createHash('sha256');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const name of files.toSorted()) hash.update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
