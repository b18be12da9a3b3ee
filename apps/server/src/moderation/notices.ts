// Notices of decisions, told to a person at their next visit, and the way back for somebody who lost their name meanwhile.
import { and, asc, eq, notExists } from 'drizzle-orm';
import { notices, people } from '../store/schema/schema.ts';
import type { Database } from '../store/store.ts';

export interface Notice {
  readonly id: number;
  readonly at: number;
  readonly text: string;
}

export class Notices {
  constructor(private readonly db: Database) {}

  async of(person: string): Promise<readonly Notice[]> {
    return await this.db
      .select({ id: notices.id, at: notices.at, text: notices.text })
      .from(notices)
      .where(eq(notices.person, person))
      .orderBy(asc(notices.id));
  }

  /** They have read it. */
  async dismiss(person: string, id: number): Promise<void> {
    await this.db.delete(notices).where(and(eq(notices.person, person), eq(notices.id, id)));
  }

  /**
   * By what somebody signs in whose name was taken from them, if they still sign in by the old one.
   * @param username as it is compared
   * @returns null where nobody had it, or somebody else has it now
   */
  async usernameAfter(username: string): Promise<string | null> {
    const holder = this.db.select({ id: people.id }).from(people).where(eq(people.username, username));
    const [row] = await this.db
      .select({ username: people.username })
      .from(notices)
      .innerJoin(people, eq(people.id, notices.person))
      .where(and(eq(notices.formerUsername, username), notExists(holder)))
      .limit(1);
    return row?.username ?? null;
  }
}
