// Tournaments: the log of each, and beside it what lists of tournaments show.
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A tournament as lists see it: a projection of its log, written beside it. */
export const tournaments = pgTable(
  'tournaments',
  {
    id: text('id').primaryKey(),
    /** @see tournament.ts */
    stage: text('stage').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** When it begins by itself, in milliseconds of the epoch. */
    startsAt: bigint('starts_at', { mode: 'number' }),
    /** What a line of a list shows. */
    listing: jsonb('listing').notNull(),
    /** The number of the last entry that this row knows of. */
    seq: integer('seq').notNull(),
    /** 32 random bytes in hex, which its lots come from; told when it starts. */
    secret: text('secret').notNull(),
  },
  (table) => [index('tournaments_stage').on(table.stage, table.startsAt)],
);

/** The logs of all tournaments. Only ever added to. */
export const tournamentEvents = pgTable(
  'tournament_events',
  {
    tournamentId: text('tournament_id').notNull(),
    seq: integer('seq').notNull(),
    /** When, in milliseconds of the epoch. */
    at: bigint('at', { mode: 'number' }).notNull(),
    /** JSON, as it was hashed. */
    data: text('data').notNull(),
    /** Of the hash before it and of this entry. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.seq] })],
);
