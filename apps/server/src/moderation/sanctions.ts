// Mutes and bans: what somebody may not do, until when, and why. Asked for when they try it, so that it holds in all processes
// from the moment at which it is written down.
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { sanctions } from '../store/schema/schema.ts';
import type { Reader } from './roles.ts';

export type SanctionKind = 'mute' | 'ban';

export interface Sanction {
  readonly kind: SanctionKind;
  /** Milliseconds since 1970; null: for good. */
  readonly until: number | null;
  readonly reason: string;
}

/** What is in force for somebody now. */
export async function sanctionsOn(db: Reader, person: string, now: number): Promise<readonly Sanction[]> {
  return await db
    .select({ kind: sanctions.kind, until: sanctions.until, reason: sanctions.reason })
    .from(sanctions)
    .where(and(eq(sanctions.person, person), or(isNull(sanctions.until), gt(sanctions.until, now))));
}

export async function sanctionOn(
  db: Reader,
  kind: SanctionKind,
  person: string,
  now: number,
): Promise<Sanction | null> {
  return (await sanctionsOn(db, person, now)).find((one) => one.kind === kind) ?? null;
}

/** What whoever is muted or banned is told. */
export function describeSanction({ kind, until, reason }: Sanction): string {
  const what = kind === 'mute' ? 'A moderator has muted you' : 'You are banned from this server';
  return `${what} ${until === null ? 'for good' : `until ${momentOf(until)}`}: ${reason}`;
}

/** A moment as people read it everywhere: `2026-11-26 18:05 UTC`. */
const momentOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
