// Roles: an admin may do what a moderator may, and makes moderators. Nobody acts on somebody of the same role or a higher one, but
// admins on each other; and there is an admin left, unless whoever runs the server wants none.
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { ApiError } from '../errors/apiError.ts';
import { roles, sanctions } from '../store/schema/schema.ts';
import type { Database } from '../store/store.ts';

export type Role = 'admin' | 'moderator';

/** Who decides: somebody with a role, or null for whoever runs the server, by a command or a setting. */
export type Actor = { readonly id: string } | null;

/** A database, or a transaction of it. */
export type Reader = Pick<Database, 'select'>;

const rank = { admin: 2, moderator: 1, none: 0 } as const;
const rankOf = (role: Role | null): number => rank[role ?? 'none'];

export async function roleOf(db: Reader, person: string): Promise<Role | null> {
  const [row] = await db.select({ role: roles.role }).from(roles).where(eq(roles.person, person));
  return row?.role ?? null;
}

/**
 * Whether somebody may decide about another. Locks the rows of all admins until the transaction ends: two who act on each
 * other at one moment do so one after the other.
 * @throws ApiError where they may not
 */
export async function checkRank(tx: Reader, actor: Actor, person: string): Promise<void> {
  if (actor === null) return;
  if (actor.id === person) throw new ApiError('forbidden', 'Nobody moderates themselves: another admin can');
  await lockAdmins(tx);
  const own = await roleOf(tx, actor.id);
  if (own === null) throw new ApiError('forbidden', 'This is for moderators');
  const other = await roleOf(tx, person);
  const isAllowed = rankOf(own) > rankOf(other) || (own === 'admin' && other === 'admin');
  if (!isAllowed) throw new ApiError('forbidden', `They are ${other} here: only an admin may do this`);
}

/** @throws ApiError for whoever is no admin */
export async function checkAdmin(tx: Reader, actor: Actor): Promise<void> {
  if (actor !== null && (await roleOf(tx, actor.id)) !== 'admin')
    throw new ApiError('forbidden', 'This is for admins; you are a moderator');
}

/** @throws ApiError where nobody else is an admin who can sign in */
export async function checkOthersAreAdmin(tx: Reader, person: string, now: number): Promise<void> {
  const admins = await lockAdmins(tx);
  const isInForce = or(isNull(sanctions.until), gt(sanctions.until, now));
  const banned = await tx
    .select({ person: sanctions.person })
    .from(sanctions)
    .where(and(eq(sanctions.kind, 'ban'), isInForce));
  const barred = new Set(banned.map((row) => row.person));
  if (admins.some((id) => id !== person && !barred.has(id))) return;
  throw new ApiError('conflict', 'They are the last admin: make another one first');
}

async function lockAdmins(tx: Reader): Promise<readonly string[]> {
  const rows = await tx
    .select({ person: roles.person })
    .from(roles)
    .where(eq(roles.role, 'admin'))
    .orderBy(asc(roles.person))
    .for('update');
  return rows.map(({ person }) => person);
}
