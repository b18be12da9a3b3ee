// Ratings: how strong people are thought to be, and each match that said so.
import { bigint, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Where somebody stands in a pool. */
export const ratings = pgTable(
  'ratings',
  {
    person: text('person').notNull(),
    /** @see pools.ts */
    pool: text('pool').notNull(),
    rating: doublePrecision('rating').notNull(),
    deviation: doublePrecision('deviation').notNull(),
    volatility: doublePrecision('volatility').notNull(),
    matches: integer('matches').notNull().default(0),
    wins: integer('wins').notNull().default(0),
    /** Of the last match, in milliseconds of the epoch: since then the deviation grows. */
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.pool] }),
    index('ratings_pool').on(table.pool, table.rating.desc()),
  ],
);

/** Matches that have been looked at, each once, whether they count or not. */
export const ratedMatches = pgTable('rated_matches', {
  tableId: text('table_id').primaryKey(),
  /** Why it does not count; null: it does. */
  why: text('why'),
});

/** What a match made of the rating of one who played it: two rows a match. */
export const ratingChanges = pgTable(
  'rating_changes',
  {
    tableId: text('table_id').notNull(),
    person: text('person').notNull(),
    pool: text('pool').notNull(),
    opponent: text('opponent').notNull(),
    /** 1: won, 0: lost. */
    score: integer('score').notNull(),
    /** Before and after. */
    before: doublePrecision('before').notNull(),
    rating: doublePrecision('rating').notNull(),
    deviation: doublePrecision('deviation').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.person] }),
    index('rating_changes_person').on(table.person, table.pool, table.at),
    index('rating_changes_opponent').on(table.person, table.opponent),
  ],
);
