// Decisions about people: each is checked, done and logged in one transaction, and then told to all processes.
import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, like, sql } from 'drizzle-orm';
import { ApiError } from '../errors/apiError.ts';
import { checkName, comparable, guestName } from '../nameRules.ts';
import { isTaken } from '../store/conflict.ts';
import { moderationLog, notices, people, quickMatches, roles, sanctions, sessions } from '../store/schema/schema.ts';
import type { Database, Store } from '../store/store.ts';
import type { Decision, DecisionPage } from './log.ts';
import { decisionsBefore, writeDecision } from './log.ts';
import type { ResetLink } from './passwordResets.ts';
import { newResetLink } from './passwordResets.ts';
import type { Actor, Role } from './roles.ts';
import { checkAdmin, checkOthersAreAdmin, checkRank, roleOf } from './roles.ts';
import type { Sanction, SanctionKind } from './sanctions.ts';
import { describeSanction, sanctionsOn } from './sanctions.ts';

interface Deps {
  readonly store: Store;
  now(): number;
  /** Somebody has another name, or other sessions: all processes look again. */
  announce(person: string): void;
  onDecision(decision: Decision): void;
}

/** Somebody as moderators see them. */
export interface Moderated {
  readonly person: { readonly id: string; readonly name: string; readonly kind: 'guest' | 'account' | 'bot' };
  readonly since: number;
  readonly role: Role | null;
  readonly sanctions: readonly Sanction[];
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type Found = typeof people.$inferSelect;

/** As much of a decision as is to be said. */
type Noted = Partial<Decision> & Pick<Decision, 'action' | 'reason'>;

/** People that a search finds. */
const mostFound = 20;

export class Moderation {
  readonly #deps: Deps;
  readonly #db: Database;

  constructor(needs: Deps) {
    this.#deps = needs;
    this.#db = needs.store.db;
  }

  roleOf(person: string): Promise<Role | null> {
    return roleOf(this.#db, person);
  }

  /** What is kept about somebody, for them. Who decided is not told. */
  async exportOf(person: string): Promise<readonly object[]> {
    const rows = await this.#db.select().from(moderationLog).where(eq(moderationLog.person, person));
    return rows.map(({ at, action, until, reason, detail }) => ({ at, action, until, reason, detail }));
  }

  log(before: number | null): Promise<DecisionPage> {
    return decisionsBefore(this.#db, before);
  }

  /** @throws ApiError where there is nobody */
  async find(nameOrId: string): Promise<Moderated> {
    return await this.#moderated(await personCalled(this.#db, nameOrId));
  }

  /** People whose name begins like this. */
  async search(beginning: string): Promise<readonly Moderated[]> {
    const pattern = `${comparable(beginning).replace(/[\\%_]/g, '\\$&')}%`;
    const rows = await this.#db
      .select()
      .from(people)
      .where(and(like(sql`lower(${people.name})`, pattern), isNull(people.leftAt)))
      .orderBy(asc(people.name), asc(people.id))
      .limit(mostFound);
    return await Promise.all(rows.map((row) => this.#moderated(row)));
  }

  /** Lets somebody say nothing at tables, or not sign in. @param until null: for good */
  async sanction(actor: Actor, kind: SanctionKind, whom: string, until: number | null, reason: string): Promise<void> {
    const at = this.#deps.now();
    if (until !== null && until <= at)
      throw new ApiError('invalid', 'until: expected a time to come, or null for good');
    await this.#decide(actor, whom, { action: kind, until, reason }, async (tx, { id }) => {
      const row = { until, reason, at };
      await tx
        .insert(sanctions)
        .values({ person: id, kind, ...row })
        .onConflictDoUpdate({ target: [sanctions.person, sanctions.kind], set: row });
      if (kind === 'mute') {
        await tx.insert(notices).values({ person: id, at, text: describeSanction({ kind, until, reason }) });
        return '';
      }
      await tx.delete(sessions).where(eq(sessions.userId, id));
      await tx.delete(quickMatches).where(and(eq(quickMatches.person, id), isNull(quickMatches.tableId)));
      return '';
    });
  }

  /** Ends a mute or a ban. */
  async pardon(actor: Actor, kind: SanctionKind, whom: string, reason: string): Promise<void> {
    const action = kind === 'mute' ? 'unmute' : 'unban';
    await this.#decide(actor, whom, { action, reason }, async (tx, { id, name }) => {
      const gone = await tx
        .delete(sanctions)
        .where(and(eq(sanctions.person, id), eq(sanctions.kind, kind)))
        .returning({ kind: sanctions.kind });
      if (gone.length === 0) throw new ApiError('conflict', `${name} is not ${kind === 'mute' ? 'muted' : 'banned'}`);
      return '';
    });
  }

  /**
   * Gives somebody another name, so that the one they have is free.
   * @param wanted a made-up one where it is not said
   */
  async rename(actor: Actor, whom: string, wanted: string | undefined, reason: string): Promise<void> {
    const at = this.#deps.now();
    await this.#decide(actor, whom, { action: 'rename', reason }, async (tx, { id, name, kind, username }) => {
      const next = wanted ?? (kind === 'guest' ? guestName() : `Player-${randomBytes(4).toString('hex')}`);
      checkName(next);
      try {
        await tx
          .update(people)
          .set({ name: next, username: kind === 'guest' ? null : comparable(next), updatedAt: new Date(at) })
          .where(eq(people.id, id));
      } catch (error) {
        if (isTaken(error)) throw new ApiError('conflict', `name: ${next} is taken; choose another`);
        throw error;
      }
      const text = `A moderator has changed your name from ${name} to ${next}: ${reason}. You can choose another in your account.`;
      await tx.insert(notices).values({ person: id, at, text, formerUsername: username });
      return `${name} → ${next}`;
    });
  }

  /** Empties what somebody tells of themselves. */
  async clearProfile(actor: Actor, whom: string, reason: string): Promise<void> {
    const at = this.#deps.now();
    await this.#decide(actor, whom, { action: 'clear-profile', reason }, async (tx, { id }) => {
      await tx
        .update(people)
        .set({ about: '', updatedAt: new Date(at) })
        .where(eq(people.id, id));
      await tx
        .insert(notices)
        .values({ person: id, at, text: `A moderator has emptied what you tell of yourself: ${reason}` });
      return '';
    });
  }

  /** Makes somebody a moderator or an admin, or neither. */
  async giveRole(actor: Actor, whom: string, role: Role | null, reason: string): Promise<void> {
    await this.#inTransaction(actor, async (tx) => {
      await checkAdmin(tx, actor);
      const { id, name, kind } = await personCalled(tx, whom);
      if (kind !== 'account')
        throw new ApiError('conflict', `${name} is a ${kind}: a role needs an account of a person`);
      // An admin may step down.
      if (actor?.id !== id) await checkRank(tx, actor, id);
      if (actor !== null && role !== 'admin' && (await roleOf(tx, id)) === 'admin')
        await checkOthersAreAdmin(tx, id, this.#deps.now());
      const row = { role: role ?? 'moderator', at: this.#deps.now() } as const;
      if (role === null) await tx.delete(roles).where(eq(roles.person, id));
      else
        await tx
          .insert(roles)
          .values({ person: id, ...row })
          .onConflictDoUpdate({ target: roles.person, set: row });
      return [{ action: 'role', person: id, reason, detail: role ?? 'none' }, undefined];
    });
  }

  /** A link by which somebody sets a new password. Only an admin gets one, and hands it over. */
  async resetLink(actor: Actor, whom: string, reason: string): Promise<ResetLink> {
    return await this.#inTransaction(actor, async (tx) => {
      await checkAdmin(tx, actor);
      const { id, name, kind } = await personCalled(tx, whom);
      if (kind === 'guest') throw new ApiError('conflict', `${name} is a guest, who has no password`);
      await checkRank(tx, actor, id);
      return [{ action: 'reset-password', person: id, reason }, await newResetLink(tx, id, this.#deps.now())];
    });
  }

  /** Notes what was done elsewhere: a table was closed. */
  async note(actor: Actor, noted: Noted): Promise<void> {
    await this.#inTransaction(actor, async () => [noted, undefined]);
  }

  /** Does something to somebody, if it may be done. @param work gives what else the log should say */
  async #decide(
    actor: Actor,
    whom: string,
    noted: Noted,
    work: (tx: Transaction, person: Found) => Promise<string>,
  ): Promise<void> {
    const id = await this.#inTransaction(actor, async (tx) => {
      const found = await personCalled(tx, whom);
      await checkRank(tx, actor, found.id);
      const detail = await work(tx, found);
      return [{ ...noted, person: found.id, detail }, found.id];
    });
    this.#deps.announce(id);
  }

  /** @param work gives what the log should say, and what comes of it */
  async #inTransaction<T>(actor: Actor, work: (tx: Transaction) => Promise<readonly [Noted, T]>): Promise<T> {
    const [decision, result] = await this.#db.transaction(async (tx) => {
      const [noted, made] = await work(tx);
      const whole = { person: null, tableId: null, until: null, detail: '', ...noted, moderator: actor?.id ?? null };
      await writeDecision(tx, this.#deps.now(), whole);
      return [whole, made] as const;
    });
    this.#deps.onDecision(decision);
    return result;
  }

  async #moderated({ id, name, kind, createdAt }: Found): Promise<Moderated> {
    const [role, inForce] = await Promise.all([roleOf(this.#db, id), sanctionsOn(this.#db, id, this.#deps.now())]);
    return { person: { id, name, kind }, since: createdAt.getTime(), role, sanctions: inForce };
  }
}

/** An account by its name, anybody by their id. */
async function personCalled(db: Pick<Database, 'select'>, nameOrId: string): Promise<Found> {
  for (const isThat of [eq(people.username, comparable(nameOrId)), eq(people.id, nameOrId)]) {
    const [row] = await db
      .select()
      .from(people)
      .where(and(isThat, isNull(people.leftAt)));
    if (row !== undefined) return row;
  }
  throw new ApiError('not-found', `There is no person called ${nameOrId} here`);
}
