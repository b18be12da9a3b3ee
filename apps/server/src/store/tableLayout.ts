// Layout of all database tables, for code that treats them alike: backup and restore.
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
