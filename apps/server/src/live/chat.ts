// Chat at tables. It is no part of a game: no log holds it, and deleting an account deletes its lines.
import type { ChatLine, Phrase } from '@vaultsong/protocol';
import { phrases } from '@vaultsong/protocol';
import { and, desc, eq, gt } from 'drizzle-orm';
import { chat } from '../store/schema/tables.ts';
import type { Store } from '../store/store.ts';
import type { FindPerson } from './publicView.ts';

/** A line as it is kept. */
export interface ChatMessage {
  readonly id: number;
  readonly person: string;
  readonly at: number;
  readonly text: string;
  readonly phrase: string | null;
}

/** So many of the last lines are told to who comes later. */
const remembered = 100;

/** So many lines in so many milliseconds may one person say. */
const most = { lines: 6, within: 10_000 } as const;

export class Chat {
  readonly #store: Store;
  readonly #now: () => number;
  /** Recent times of each person’s lines. */
  readonly #spoke = new Map<string, readonly number[]>();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Whether somebody may say one more line now; counts it. */
  maySpeak(person: string): boolean {
    const now = this.#now();
    // What lies ahead of a clock that was set back is as good as long ago.
    const lately = (this.#spoke.get(person) ?? []).filter((at) => at > now - most.within && at <= now);
    if (lately.length >= most.lines) return false;
    this.#spoke.set(person, [...lately, now]);
    // Whoever has been silent need not be remembered.
    if (this.#spoke.size > 10_000) this.#spoke.clear();
    return true;
  }

  async say(table: string, person: string, text: string, phrase: Phrase | null): Promise<ChatMessage> {
    const at = this.#now();
    const [row] = await this.#store.db.insert(chat).values({ tableId: table, person, at, text, phrase }).returning();
    if (row === undefined) throw new Error('The line was not kept');
    return row;
  }

  /** The last lines after one, oldest first. */
  async after(table: string, id: number): Promise<readonly ChatMessage[]> {
    const rows = await this.#store.db
      .select()
      .from(chat)
      .where(and(eq(chat.tableId, table), gt(chat.id, id)))
      .orderBy(desc(chat.id))
      .limit(remembered);
    return rows.reverse();
  }

  /** All that somebody said. */
  async of(person: string): Promise<readonly ChatMessage[]> {
    return await this.#store.db.select().from(chat).where(eq(chat.person, person)).orderBy(chat.id);
  }
}

export const lineOf = ({ id, person, at, text, phrase }: ChatMessage, find: FindPerson): ChatLine => ({
  id,
  by: find(person),
  at,
  text,
  phrase: phrases.find((known) => known === phrase) ?? null,
});
