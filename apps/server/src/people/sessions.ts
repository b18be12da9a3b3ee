// Finds the session of a request, from the cookie of a browser or the token of a program. Everything that people do
// needs this, so results are cached for some seconds; all processes forget a session as soon as its person signs out.
import type { IncomingHttpHeaders } from 'node:http';
import type { Person } from '@vaultsong/protocol';
import { person as personShape } from '@vaultsong/protocol';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { PubSub } from '../pubsub/openPubSub.ts';
import { outageOf } from '../store/outage.ts';
import { sessions } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import type { Auth } from './auth.ts';
import { cookiePrefix } from './auth.ts';

/** The part of a request that holds its credentials; both of Fastify and of a WebSocket's upgrade. */
export interface Asking {
  readonly headers: IncomingHttpHeaders;
}

/** A session and its person. */
export interface Session {
  readonly person: Person;
  /** Names the session, and is of no use to whoever learns it. */
  readonly id: string;
  readonly token: string;
  /** Until when it lasts, in milliseconds since 1970; it may be made to last longer meanwhile. */
  readonly until: number;
}

/** Lifetime of a cached session, in milliseconds, and the size of the cache. */
const keep = { for: 5_000, most: 20_000 } as const;

/** Not each use of a session is written down. Milliseconds. */
const notedEach = 60 * 60_000;

interface Kept {
  readonly session: Session;
  readonly until: number;
}

export class Sessions {
  private readonly found = new Map<string, Kept>();
  /** Grows as sessions change, so that a session that was looked up before a sign-out is not cached. */
  private age = 0;
  private readonly stop: () => void;

  constructor(
    private readonly auth: Auth,
    private readonly store: Store,
    private readonly pubSub: PubSub,
    private readonly now: () => number = Date.now,
  ) {
    this.stop = pubSub.subscribe('session', (id) => this.drop(id));
  }

  /** Null for whoever has no session, or one that is over. */
  async of(asking: Asking): Promise<Session | null> {
    const credential = credentialOf(asking);
    if (credential === null) return null;
    const known = this.found.get(credential.text);
    const now = this.now();
    // Further ahead than it may count lies only what was found before the clock was set back.
    if (known !== undefined && known.until > now && known.until <= now + keep.for) return known.session;
    this.found.delete(credential.text);
    const { age } = this;
    const session = await this.lookUp(credential.headers);
    if (session !== null && age === this.age) this.keep(credential.text, session);
    return session;
  }

  /** Makes a session last for as long again, where it is a day old. @returns what a browser is to keep */
  async refreshed(asking: Asking): Promise<readonly string[]> {
    const credential = credentialOf(asking);
    if (credential === null) return [];
    const { headers } = await this.auth.api.getSession({ headers: credential.headers, returnHeaders: true });
    return credential.isCookie ? headers.getSetCookie() : [];
  }

  /** Somebody's sessions have changed: all processes look again. */
  forget(personId: string): void {
    this.drop(personId);
    this.pubSub.publish('session', personId);
  }

  /** Until when sessions last, by their ids; those that have ended are not among them. */
  async validity(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.store.db
      .select({ id: sessions.id, until: sessions.expiresAt })
      .from(sessions)
      .where(inArray(sessions.id, [...ids]));
    return new Map(rows.map(({ id, until }) => [id, until.getTime()]));
  }

  close(): void {
    this.stop();
  }

  private async lookUp(headers: Headers): Promise<Session | null> {
    const found = await this.auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(async (error) => {
      // better-auth does not say why: in an outage nobody is to be told that their session is over.
      await this.store.check();
      throw error;
    });
    if (found === null) return null;
    const { id, name, kind } = found.user;
    const { session } = found;
    if (session.updatedAt.getTime() < this.now() - notedEach) await this.noteUse(session.id).catch(unlessOutage);
    return {
      person: personShape.parse({ id, name, kind }),
      id: session.id,
      token: session.token,
      until: session.expiresAt.getTime(),
    };
  }

  /** Processes that do so at one moment write once. */
  private async noteUse(id: string): Promise<void> {
    const now = this.now();
    await this.store.db
      .update(sessions)
      .set({ updatedAt: new Date(now) })
      .where(and(eq(sessions.id, id), lt(sessions.updatedAt, new Date(now - notedEach))));
  }

  private keep(credential: string, session: Session): void {
    const [oldest] = this.found.keys();
    if (this.found.size >= keep.most && oldest !== undefined) this.found.delete(oldest);
    this.found.set(credential, { session, until: this.now() + keep.for });
  }

  private drop(personId: string | null): void {
    this.age++;
    for (const [credential, { session }] of this.found)
      if (personId === null || session.person.id === personId) this.found.delete(credential);
  }
}

/** Nobody is refused because it could not be noted that they were here. */
function unlessOutage(error: unknown): void {
  if (outageOf(error) === null) throw error;
}

interface Credential {
  readonly text: string;
  /** The only headers that better-auth reads it from. */
  readonly headers: Headers;
  readonly isCookie: boolean;
}

const longest = 500;

/** Credential of a request; a token counts before a cookie. */
export function credentialOf({ headers: { authorization, cookie } }: Asking): Credential | null {
  if (authorization !== undefined) {
    if (!/^bearer /i.test(authorization) || authorization.length > longest) return null;
    return { text: authorization, headers: new Headers({ authorization }), isCookie: false };
  }
  const text = cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => sessionCookie.test(part));
  if (text === undefined || text.length > longest) return null;
  return { text, headers: new Headers({ cookie: text }), isCookie: true };
}

const sessionCookie = new RegExp(`^(?:__Secure-)?${cookiePrefix}\\.session_token=`);
