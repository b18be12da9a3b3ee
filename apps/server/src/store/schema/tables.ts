// Tables: the log of each, which is the game, and beside it what lists of tables show.
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A table as lists see it: a projection of its log, written beside it, and of no use to the game itself. */
export const tables = pgTable(
  'tables',
  {
    id: text('id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    stage: text('stage').notNull(),
    /** Whether the lobby shows it. */
    listed: boolean('listed').notNull(),
    /** What a line of a list shows. */
    listing: jsonb('listing').notNull(),
    /** Who sits there, by their ids. */
    seated: text('seated').array().notNull().default(sql`'{}'::text[]`),
    /** Whose turn it is, by their ids. */
    asked: text('asked').array().notNull().default(sql`'{}'::text[]`),
    /** When something happens by itself (a clock runs out), in milliseconds of the epoch. */
    dueAt: bigint('due_at', { mode: 'number' }),
    /** The number of the last entry that this row knows of. */
    seq: integer('seq').notNull(),
    /** 32 random bytes in hex, which the chance of its games comes from; told only when the match is over. */
    secret: text('secret').notNull(),
  },
  (table) => [
    index('tables_listed').on(table.changedAt).where(sql`${table.listed}`),
    index('tables_seated').using('gin', table.seated),
    index('tables_asked').using('gin', table.asked),
    index('tables_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** The logs of all tables. Only ever added to. */
export const tableEvents = pgTable(
  'table_events',
  {
    tableId: text('table_id').notNull(),
    seq: integer('seq').notNull(),
    /** When, in milliseconds of the epoch. */
    at: bigint('at', { mode: 'number' }).notNull(),
    /** JSON, as it was hashed. */
    data: text('data').notNull(),
    /** Of the hash before it and of this entry. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.seq] })],
);

/** What is said at tables. */
export const chat = pgTable(
  'chat',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tableId: text('table_id').notNull(),
    person: text('person').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    text: text('text').notNull(),
    /** The name of a phrase, in place of a text. */
    phrase: text('phrase'),
  },
  (table) => [index('chat_table').on(table.tableId, table.id), index('chat_person').on(table.person)],
);

/** Who waits for somebody to play against; one who was paired, until they have heard of it. */
export const quickMatches = pgTable('quick_matches', {
  person: text('person').primaryKey(),
  kind: text('kind', { enum: ['open', 'sealed'] }).notNull(),
  rated: boolean('rated').notNull(),
  /** JSON of the deck that was brought. */
  deck: jsonb('deck'),
  origin: text('origin'),
  /** When they were last heard of, in milliseconds of the epoch. */
  at: bigint('at', { mode: 'number' }).notNull(),
  /** Where they were paired. */
  tableId: text('table_id'),
});
