// Guests and accounts: who comes, comes back, and leaves for good. Each time that somebody shows who they are, they get a session
// that nobody had before, and the one they came with is over: a session that was slipped to somebody is of no use.
import type { Person } from '@vaultsong/protocol';
import { person as personShape } from '@vaultsong/protocol';
import { APIError } from 'better-auth/api';
import { and, eq, ne, or } from 'drizzle-orm';
import { ApiError } from '../errors/apiError.ts';
import { AttemptLimiter } from '../limits/attemptLimiter.ts';
import type { Counters } from '../limits/counters.ts';
import { writeDecision } from '../moderation/log.ts';
import type { Notices } from '../moderation/notices.ts';
import { ownerOf, useUp } from '../moderation/passwordResets.ts';
import { describeSanction, sanctionOn } from '../moderation/sanctions.ts';
import { checkName, checkPassword, comparable } from '../nameRules.ts';
import type { PubSub } from '../pubsub/openPubSub.ts';
import { isTaken } from '../store/conflict.ts';
import {
  blocks,
  chat,
  credentials,
  decks,
  friends,
  notices,
  passwordResets,
  people,
  roles,
  sessions,
} from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import type { Auth } from './auth.ts';
import type { Session, Sessions } from './sessions.ts';

/** Somebody with a new session. */
export interface SignedIn {
  readonly person: Person;
  readonly token: string;
  /** What a browser is to keep: values of `Set-Cookie`. */
  readonly cookies: readonly string[];
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** What those who left for good are called. */
export const nameOfDeparted = 'Deleted player';

const wrong = (): ApiError => new ApiError('wrong-password', 'Wrong name or password');
const tooMany = (seconds: number): ApiError =>
  new ApiError('too-many', `Too many tries for this name; try again in ${Math.ceil(seconds / 60)} minutes`, seconds);

const taken = (name: string): ApiError => new ApiError('conflict', `name: ${name} is taken; choose another`);

interface Deps {
  readonly auth: Auth;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly pubSub: PubSub;
  readonly notices: Notices;
  readonly counters: Counters;
  now(): number;
  /** A sign-in, or another use of a password, failed. */
  onFailedSignIn(why: ApiError['code']): void;
}

export class Accounts {
  private readonly guesses: AttemptLimiter;
  private readonly auth: Auth;
  private readonly store: Store;
  private readonly sessions: Sessions;

  constructor(private readonly needs: Deps) {
    this.auth = needs.auth;
    this.store = needs.store;
    this.sessions = needs.sessions;
    this.guesses = new AttemptLimiter(needs.counters, 'sign-in', 20, 10 * 60_000);
  }

  /** A new guest. @param device on which they are, as `deviceOf` says it */
  async welcome(device: string): Promise<SignedIn> {
    const { headers, response } = await this.auth.api.signInAnonymous({
      headers: headersOf(device),
      returnHeaders: true,
    });
    const { id, name } = response.user;
    return { person: { id, name, kind: 'guest' }, token: response.token, cookies: headers.getSetCookie() };
  }

  /** A new account; a guest who asks for one keeps their id. */
  async signUp(
    { name, password, bot }: Credentials & { readonly bot: boolean },
    from: Session | null,
    device: string,
  ): Promise<SignedIn> {
    if (from !== null && from.person.kind !== 'guest')
      throw new ApiError('conflict', `You are signed in as ${from.person.name}; sign out first`);
    checkName(name);
    checkPassword(password, name);
    const context = await this.auth.$context;
    const hash = await context.password.hash(password);
    const id = from?.person.id ?? newId(context);
    const account = { name, username: comparable(name), kind: bot ? 'bot' : 'account', isAnonymous: false } as const;
    try {
      await this.store.db.transaction(async (tx) => {
        const now = new Date(this.needs.now());
        if (from === null) await tx.insert(people).values({ id, email: placeholder(id), ...account });
        else
          await tx
            .update(people)
            .set({ ...account, updatedAt: now })
            .where(eq(people.id, id));
        await tx
          .insert(credentials)
          .values({ id: newId(context), userId: id, accountId: id, providerId: 'credential', password: hash });
        await tx.delete(sessions).where(eq(sessions.userId, id));
      });
    } catch (error) {
      if (isTaken(error)) throw taken(name);
      throw error;
    }
    this.hasChanged(id);
    return await this.signIn({ name, password }, null, device);
  }

  /** @param from the session that the request came with, which is over after this */
  async signIn({ name, password }: Credentials, from: Session | null, device: string): Promise<SignedIn> {
    const username = comparable(name);
    await this.countGuess(username);
    // Whose name was taken from them may still come by the old one, to hear of it.
    const current = await this.needs.notices.usernameAfter(username);
    const { headers, response } = await this.verified(current ?? username, password, device);
    await this.guesses.clear(username);
    const [row] = await this.store.db.select().from(people).where(eq(people.id, response.user.id));
    if (row === undefined) throw wrong();
    const ban = await sanctionOn(this.store.db, 'ban', row.id, this.needs.now());
    if (ban !== null) {
      await this.endSession(response.token, row.id);
      throw this.failed(new ApiError('forbidden', describeSanction(ban)));
    }
    if (from !== null) await this.signOut(from);
    const person = personShape.parse({ id: row.id, name: row.name, kind: row.kind });
    return { person, token: response.token, cookies: headers.getSetCookie() };
  }

  /** Ends this session. */
  async signOut({ token, person }: Session): Promise<void> {
    await this.endSession(token, person.id);
  }

  private async endSession(token: string, person: string): Promise<void> {
    const { internalAdapter } = await this.auth.$context;
    await internalAdapter.deleteSession(token);
    this.sessions.forget(person);
  }

  /** A browser without a session keeps no cookie of one. */
  async cookiesOfNobody(): Promise<readonly string[]> {
    const { headers } = await this.auth.api.signOut({ headers: new Headers(), returnHeaders: true });
    return headers.getSetCookie();
  }

  /** Ends all other sessions too, whoever has them. */
  async changePassword(
    { person }: Session,
    { current, next }: { readonly current: string; readonly next: string },
    device: string,
  ): Promise<SignedIn> {
    if (person.kind === 'guest') throw new ApiError('conflict', 'A guest has no password; make an account first');
    await this.verify(person, current);
    checkPassword(next, person.name);
    const { password } = await this.auth.$context;
    const hash = await password.hash(next);
    await this.store.db.transaction(async (tx) => {
      await tx
        .update(credentials)
        .set({ password: hash, updatedAt: new Date(this.needs.now()) })
        .where(eq(credentials.userId, person.id));
      await tx.delete(sessions).where(eq(sessions.userId, person.id));
    });
    this.sessions.forget(person.id);
    return await this.signIn({ name: person.name, password: next }, null, device);
  }

  /**
   * Sets a password by a link that an admin has made. Ends all sessions.
   * @returns the name to sign in by
   */
  async resetPassword(token: string, next: string): Promise<string> {
    const spent = (): ApiError =>
      new ApiError('not-found', 'This link no longer works: it is older than an hour, or was used. Ask for a new one');
    const now = this.needs.now();
    const owner = await ownerOf(this.store.db, token, now);
    if (owner === null) throw spent();
    const { id, name } = owner;
    checkPassword(next, name);
    const { password } = await this.auth.$context;
    const hash = await password.hash(next);
    await this.store.db.transaction(async (tx) => {
      if (!(await useUp(tx, token))) throw spent();
      await tx
        .update(credentials)
        .set({ password: hash, updatedAt: new Date(now) })
        .where(eq(credentials.userId, id));
      await tx.delete(sessions).where(eq(sessions.userId, id));
      const decision = { action: 'password-was-reset', person: id, reason: 'by a link' } as const;
      await writeDecision(tx, now, { ...decision, moderator: null, tableId: null, until: null, detail: '' });
    });
    this.sessions.forget(id);
    return name;
  }

  /** Gives an account another name: it signs in by that from then on, and the old one is free. Its sessions go on. */
  async rename({ id, kind }: Person, name: string): Promise<void> {
    if (kind === 'guest') throw new ApiError('conflict', 'A guest has no name of their own; make an account first');
    checkName(name);
    try {
      await this.store.db
        .update(people)
        .set({ name, username: comparable(name), updatedAt: new Date(this.needs.now()) })
        .where(eq(people.id, id));
    } catch (error) {
      if (isTaken(error)) throw taken(name);
      throw error;
    }
    this.hasChanged(id);
  }

  /** Somebody leaves for good: what is theirs goes, their name is free, and their games stay without it. */
  async leave({ person }: Session, password: string | undefined): Promise<void> {
    if (person.kind !== 'guest') await this.verify(person, password ?? '');
    const { id } = person;
    await this.store.db.transaction(async (tx) => {
      await tx.delete(sessions).where(eq(sessions.userId, id));
      await tx.delete(credentials).where(eq(credentials.userId, id));
      await tx.delete(friends).where(or(eq(friends.asker, id), eq(friends.asked, id)));
      await tx.delete(blocks).where(or(eq(blocks.person, id), eq(blocks.blocked, id)));
      await tx.delete(decks).where(eq(decks.person, id));
      await tx.delete(chat).where(eq(chat.person, id));
      await tx.delete(roles).where(eq(roles.person, id));
      await tx.delete(notices).where(eq(notices.person, id));
      await tx.delete(passwordResets).where(eq(passwordResets.person, id));
      await tx
        .update(people)
        .set({
          name: nameOfDeparted,
          username: null,
          about: '',
          image: null,
          email: placeholder(id),
          leftAt: new Date(this.needs.now()),
        })
        .where(eq(people.id, id));
    });
    this.hasChanged(id);
  }

  /** Somebody has another name, or other sessions: all processes look again. */
  hasChanged(id: string): void {
    this.sessions.forget(id);
    this.needs.pubSub.publish('person', id);
  }

  /** What hashes passwords; tests count how often. */
  async passwords(): Promise<Awaited<Auth['$context']>['password']> {
    const { password } = await this.auth.$context;
    return password;
  }

  private async verify(person: Person, password: string): Promise<void> {
    await this.countGuess(person.id);
    const { password: hashes } = await this.auth.$context;
    const [row] = await this.store.db
      .select({ hash: credentials.password })
      .from(credentials)
      .where(and(eq(credentials.userId, person.id), ne(credentials.password, '')));
    const isRight = typeof row?.hash === 'string' && (await hashes.verify({ hash: row.hash, password }));
    if (!isRight) throw this.failed(new ApiError('wrong-password', 'password: it is not the one of this account'));
    await this.guesses.clear(person.id);
  }

  /** Takes as long for a name that nobody has as for a wrong password, and says the same. */
  private async verified(username: string, password: string, device: string) {
    try {
      const body = { username, password };
      return await this.auth.api.signInUsername({ body, headers: headersOf(device), returnHeaders: true });
    } catch (error) {
      if (error instanceof APIError && error.statusCode < 500) throw this.failed(wrong());
      throw error;
    }
  }

  /** @throws ApiError where there were too many for this name */
  private async countGuess(key: string): Promise<void> {
    const wait = await this.guesses.take(key);
    if (wait !== null) throw this.failed(tooMany(wait));
  }

  /** Counts a sign-in that failed. */
  private failed(refusal: ApiError): ApiError {
    this.needs.onFailedSignIn(refusal.code);
    return refusal;
  }
}

/** better-auth keeps with a session what is named there: of a device no more than a few words. */
const headersOf = (device: string): Headers => new Headers({ 'user-agent': device });

/** better-auth wants an address for everybody; none of these can exist. */
const placeholder = (id: string): string => `${id.toLowerCase()}@people.invalid`;

function newId({ generateId }: Awaited<Auth['$context']>): string {
  const id = generateId({ model: 'user' });
  if (id === false) throw new Error('better-auth gives no ids');
  return id;
}
