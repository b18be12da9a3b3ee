// Links by which somebody who forgot their password sets a new one: good for an hour, and once. The database has a hash of what is in
// the link, so that whoever reads the database, or a backup, cannot use it.
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { passwordResets, people } from '../store/schema/schema.ts';
import type { Database } from '../store/store.ts';

/** Milliseconds. */
const goodFor = 60 * 60_000;

export interface ResetLink {
  /** Opened at the address of the server. The token stands behind `#`, which browsers send to no server. */
  readonly path: string;
  readonly until: number;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a link, in the place of any that this person has. */
export async function newResetLink(
  tx: Pick<Database, 'insert' | 'delete'>,
  person: string,
  now: number,
): Promise<ResetLink> {
  const token = randomBytes(32).toString('base64url');
  const until = now + goodFor;
  await tx.delete(passwordResets).where(eq(passwordResets.person, person));
  await tx.insert(passwordResets).values({ hash: hashOf(token), person, expiresAt: until });
  return { path: `/account/reset#${token}`, until };
}

/** Whose password a link sets; null where it is good no more. */
export async function ownerOf(
  db: Pick<Database, 'select'>,
  token: string,
  now: number,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const [row] = await db
    .select({ id: people.id, name: people.name })
    .from(passwordResets)
    .innerJoin(people, eq(people.id, passwordResets.person))
    .where(and(eq(passwordResets.hash, hashOf(token)), gt(passwordResets.expiresAt, now)));
  return row ?? null;
}

/** Uses a link up. @returns false where somebody else has done so */
export async function useUp(tx: Pick<Database, 'delete'>, token: string): Promise<boolean> {
  const gone = await tx
    .delete(passwordResets)
    .where(eq(passwordResets.hash, hashOf(token)))
    .returning({ hash: passwordResets.hash });
  return gone.length > 0;
}

/** Removes links that are good no more. */
export async function sweepResets(db: Database, now: number): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
