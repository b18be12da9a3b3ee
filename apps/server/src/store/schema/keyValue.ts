// What the server itself has to remember, by name: the secret that signs sessions, for one.
import { pgTable, text } from 'drizzle-orm/pg-core';

export const keyValues = pgTable('kept', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
