// The sessions of one person: where they are signed in, and the ends they put to that. A session is named by its id, never by its
// token, so that the list is of no use to whoever gets to see it.
import type { OwnSession } from '@vaultsong/protocol';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { sessions } from '../../store/schema/schema.ts';
import type { Store } from '../../store/store.ts';
import type { Session, Sessions } from '../sessions.ts';

/** A list is no longer; the rest are older. */
const mostListed = 100;

export class OwnSessions {
  constructor(
    private readonly store: Store,
    private readonly found: Sessions,
    private readonly now: () => number,
  ) {}

  /** The sessions of whoever asks, that of the request first, then those used last. */
  async list({ person, id: current }: Session): Promise<readonly OwnSession[]> {
    const rows = await this.store.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, person.id), gt(sessions.expiresAt, new Date(this.now()))))
      .orderBy(desc(sessions.updatedAt))
      .limit(mostListed);
    return rows
      .map(({ id, createdAt, updatedAt, expiresAt, userAgent }) => ({
        ...{ id, since: createdAt.getTime(), usedAt: updatedAt.getTime(), until: expiresAt.getTime() },
        ...{ device: userAgent === null || userAgent === '' ? 'Unknown' : userAgent, isCurrent: id === current },
      }))
      .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** Ends one session. @returns false where this person has none of that id */
  async end({ person }: Session, id: string): Promise<boolean> {
    const gone = await this.store.db
      .delete(sessions)
      .where(and(eq(sessions.userId, person.id), eq(sessions.id, id)))
      .returning({ id: sessions.id });
    this.found.forget(person.id);
    return gone.length > 0;
  }

  /** Ends all sessions of a person. @param keepsCurrent but for the one that the request came with @returns how many ended */
  async endAll({ person, id }: Session, keepsCurrent: boolean): Promise<number> {
    const gone = await this.store.db
      .delete(sessions)
      .where(and(eq(sessions.userId, person.id), keepsCurrent ? ne(sessions.id, id) : undefined))
      .returning({ id: sessions.id });
    this.found.forget(person.id);
    return gone.length;
  }
}
