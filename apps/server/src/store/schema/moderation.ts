// Moderation: who may act on others, what was decided about whom, and what somebody is told of it at their next visit.
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { people } from './people.ts';

const personId = (name: string) =>
  text(name)
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Milliseconds since 1970. */
const time = (name: string) => bigint(name, { mode: 'number' });

/** Who may moderate; everybody else has no row. */
export const roles = pgTable('roles', {
  person: personId('person').primaryKey(),
  role: text('role', { enum: ['admin', 'moderator'] }).notNull(),
  at: time('at').notNull(),
});

/** What somebody may not do for a while, or for good. */
export const sanctions = pgTable(
  'sanctions',
  {
    person: personId('person'),
    kind: text('kind', { enum: ['mute', 'ban'] }).notNull(),
    /** Null: for good. */
    until: time('until'),
    reason: text('reason').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.person, table.kind] })],
);

/** Each decision of a moderator. Only ever added to. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    /** Null: whoever runs the server, by a command or a setting. */
    moderator: text('moderator'),
    action: text('action').notNull(),
    /** About whom; null where it is about a table. */
    person: text('person'),
    tableId: text('table_id'),
    until: time('until'),
    reason: text('reason').notNull(),
    /** What else belongs to it: a role, an old and a new name. */
    detail: text('detail').notNull().default(''),
  },
  (table) => [index('moderation_log_person').on(table.person)],
);

/** What somebody is told when they are here next, until they have read it. */
export const notices = pgTable(
  'notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    person: personId('person'),
    at: time('at').notNull(),
    text: text('text').notNull(),
    /** The name that was taken from them, as it is compared: they may sign in by it while nobody else has it. */
    formerUsername: text('former_username'),
  },
  (table) => [index('notices_person').on(table.person), index('notices_former').on(table.formerUsername)],
);

/** Links by which somebody sets a new password, once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token in the link, in hex. */
    hash: text('hash').primaryKey(),
    person: personId('person'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('password_resets_person').on(table.person)],
);
