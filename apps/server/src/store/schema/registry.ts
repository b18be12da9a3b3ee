// Answers of the registry of decks, kept for all: a printed deck never changes, so the registry is asked for each once.
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const registryDecks = pgTable(
  'registry_decks',
  {
    /** Of the deck, a uuid in small letters. */
    id: text('id').primaryKey(),
    /** JSON text, without what no reader of decks needs. */
    answer: text('answer').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('registry_decks_asked_at').on(table.askedAt)],
);
