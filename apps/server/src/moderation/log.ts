// The log of moderation: who decided what about whom, when and why. Nothing of it is ever changed or removed.
import { desc, lt, sql } from 'drizzle-orm';
import { moderationLog } from '../store/schema/schema.ts';
import type { Database } from '../store/store.ts';

export const moderationActions = [
  ...(['mute', 'unmute', 'ban', 'unban', 'rename', 'clear-profile', 'role'] as const),
  ...(['reset-password', 'password-was-reset', 'close-table'] as const),
] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** A decision. */
export interface Decision {
  readonly action: ModerationAction;
  /** Null: whoever runs the server, or the person themselves. */
  readonly moderator: string | null;
  readonly person: string | null;
  readonly tableId: string | null;
  readonly until: number | null;
  readonly reason: string;
  readonly detail: string;
}

export type LoggedDecision = typeof moderationLog.$inferSelect;

/** Entries that are told at a time. */
export const logPage = 50;

/** Adds a decision. It is the last thing that its transaction does, because the decisions of others wait for its end. */
export async function writeDecision(
  tx: Pick<Database, 'insert' | 'execute'>,
  at: number,
  decision: Decision,
): Promise<void> {
  // The ids of the log grow in the order in which decisions come to be seen: whoever has read down to one has missed none above it.
  await tx.execute(sql`lock table ${moderationLog} in share row exclusive mode`);
  await tx.insert(moderationLog).values({ at, ...decision });
}

/** A page of the log, newest first. */
export interface DecisionPage {
  readonly decisions: readonly LoggedDecision[];
  /** Whether there are decisions before the last of these. */
  readonly hasOlder: boolean;
}

/** The last decisions. @param before the id of the oldest one that is known already */
export async function decisionsBefore(db: Database, before: number | null): Promise<DecisionPage> {
  // One more than is told: it says whether there are more.
  const found = await db
    .select()
    .from(moderationLog)
    .where(before === null ? undefined : lt(moderationLog.id, before))
    .orderBy(desc(moderationLog.id))
    .limit(logPage + 1);
  return { decisions: found.slice(0, logPage), hasOlder: found.length > logPage };
}
