// People: who they are, by what they sign in, and what is theirs. The first four tables are those of better-auth, by our names.
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Whoever plays. A row stays when somebody leaves for good, without their name, because their games stay. */
export const people = pgTable(
  'people',
  {
    id: text('id').primaryKey(),
    /** As it is shown. */
    name: text('name').notNull(),
    /** As it is compared; null for guests. */
    username: text('username').unique(),
    kind: text('kind', { enum: ['guest', 'account', 'bot'] })
      .notNull()
      .default('guest'),
    /** What somebody tells of themselves. */
    about: text('about').notNull().default(''),
    /** When somebody left for good; null for all others. */
    leftAt: moment('left_at'),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** Nobody is asked for an address; better-auth wants one, and gets one that cannot exist. */
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [index('people_kind').on(table.kind, table.updatedAt)],
);

const personId = (name: string) =>
  text(name)
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Where somebody is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: personId('person'),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_person').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** By what somebody signs in: here, the hash of a password. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: personId('person'),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [index('credentials_person').on(table.userId)],
);

/** What better-auth keeps for a while. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** One row for two friends: who asked whom. */
export const friends = pgTable(
  'friends',
  {
    asker: personId('asker'),
    asked: personId('asked'),
    /** Until then it is a request. */
    acceptedAt: moment('accepted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.asker, table.asked] }),
    index('friends_asked').on(table.asked),
    check('friends_two', sql`${table.asker} <> ${table.asked}`),
  ],
);

/** Who wants nothing to do with whom. */
export const blocks = pgTable(
  'blocks',
  {
    person: personId('person'),
    blocked: personId('blocked'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.blocked] }),
    index('blocks_blocked').on(table.blocked),
    check('blocks_two', sql`${table.person} <> ${table.blocked}`),
  ],
);

/** Decks of one’s own, whole, as text. */
export const decks = pgTable(
  'decks',
  {
    person: personId('person'),
    /** A hash of what is in it, as the collection of the page calls it. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** The deck as it was given, which `@vaultsong/decks/import` reads. */
    data: text('data').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.person, table.id] })],
);
