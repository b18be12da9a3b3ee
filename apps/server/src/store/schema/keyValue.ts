// Key-value table for the server itself, such as the secret that signs sessions.
import { pgTable, text } from 'drizzle-orm/pg-core';

export const keyValues = pgTable('key_values', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
