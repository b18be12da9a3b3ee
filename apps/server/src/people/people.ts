// The people of a server: who asks, who is who, and what is theirs. Other rooms know of somebody by this alone.
import type { Person } from '@vaultsong/protocol';
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Counters } from '../limits/counters.ts';
import { Moderation } from '../moderation/moderation.ts';
import { Notices } from '../moderation/notices.ts';
import { sweepResets } from '../moderation/passwordResets.ts';
import type { PubSub } from '../pubsub/openPubSub.ts';
import type { Settings } from '../settings/settings.ts';
import { friends, people, sessions, tables } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import type { Log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { Accounts } from './accounts.ts';
import { createAuth } from './auth.ts';
import { OwnDecks } from './ownDecks.ts';
import { OwnSessions } from './ownSessions/ownSessions.ts';
import { Profiles } from './profiles.ts';
import { sessionSecretOf } from './sessionSecret.ts';
import type { Asking } from './sessions.ts';
import { Sessions } from './sessions.ts';

/** A part of what somebody gets who asks for all that is kept of them. */
export type ExportPart = (person: Person) => Promise<Readonly<Record<string, unknown>>>;

export interface People {
  /** Who is asking; null without a session. Cheap: found once, it is kept for some seconds. */
  personOf(asking: Asking): Promise<Person | null>;
  readonly sessions: Sessions;
  readonly ownSessions: OwnSessions;
  readonly accounts: Accounts;
  readonly profiles: Profiles;
  readonly decks: OwnDecks;
  readonly notices: Notices;
  readonly moderation: Moderation;
  /** Adds what another room keeps of people to what they get when they ask for it. */
  alsoExport(part: ExportPart): void;
  /** All that is kept of somebody. */
  exportOf(person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Removes sessions that are over, and guests who came, did nothing and are gone. @returns how many guests */
  sweep(): Promise<number>;
  close(): void;
}

interface Deps {
  readonly settings: Settings;
  readonly store: Store;
  readonly pubSub: PubSub;
  readonly metrics: Metrics;
  readonly counters: Counters;
  /** Where decisions of moderators are told. */
  readonly log?: Log;
  readonly now?: () => number;
}

/** Guests who did nothing are kept for so long after their last visit, in milliseconds. */
const patience = 7 * 24 * 60 * 60 * 1000;

export async function openPeople({
  settings,
  store,
  pubSub,
  metrics,
  counters,
  log,
  now = Date.now,
}: Deps): Promise<People> {
  const auth = createAuth(store, settings, await sessionSecretOf(store, settings.secret));
  const found = new Sessions(auth, store, pubSub, now);
  const profiles = new Profiles(store);
  const decks = new OwnDecks(store);
  const notices = new Notices(store.db);
  const accounts = new Accounts({
    ...{ auth, store, sessions: found, pubSub, notices, counters, now },
    onFailedSignIn: (why) => metrics.failedSignIns.inc({ why }),
  });
  const moderation = new Moderation({
    ...{ store, now },
    announce: (person) => accounts.hasChanged(person),
    onDecision: (decision) => {
      metrics.moderation.inc({ action: decision.action });
      log?.info({ decision }, 'moderation');
    },
  });
  const parts: ExportPart[] = [
    async ({ id }) => {
      const { person, ...rest } = await profiles.find(id);
      return { you: person, ...rest };
    },
    async ({ id }) => ({ ...(await profiles.circle(id)) }),
    async ({ id }) => ({ moderation: await moderation.exportOf(id), notices: await notices.of(id) }),
    async ({ id }) => ({ decks: await decks.all(id), sessions: await sessionsOf(store, id) }),
  ];
  return {
    personOf: async (asking) => (await found.of(asking))?.person ?? null,
    sessions: found,
    ownSessions: new OwnSessions(store, found, now),
    ...{ accounts, notices, moderation },
    profiles,
    decks,
    alsoExport: (part) => void parts.push(part),
    async exportOf(person) {
      const all = await Promise.all(parts.map((part) => part(person)));
      return Object.assign({}, ...all);
    },
    sweep: () => sweep(store, now()),
    close: () => found.close(),
  };
}

async function sessionsOf({ db }: Store, person: string): Promise<readonly object[]> {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, person));
  return rows.map(({ createdAt, expiresAt }) => ({ since: createdAt.getTime(), until: expiresAt.getTime() }));
}

async function sweep({ db }: Store, now: number): Promise<number> {
  await sweepResets(db, now);
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
  const idle = db
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        eq(people.kind, 'guest'),
        lt(people.updatedAt, new Date(now - patience)),
        notExists(db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, people.id))),
        notExists(db.select({ id: tables.id }).from(tables).where(sql`${tables.seated} @> array[${people.id}]`)),
        notExists(db.select({ asker: friends.asker }).from(friends).where(eq(friends.asked, people.id))),
      ),
    )
    .limit(1_000);
  const gone = await db.delete(people).where(inArray(people.id, idle)).returning({ id: people.id });
  return gone.length;
}
