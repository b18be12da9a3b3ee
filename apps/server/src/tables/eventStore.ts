// Logs in the database. What many tables have to write at one moment goes into one statement: while one is on its way, the
// next gathers, and some time after that. So a database that needs a millisecond for a commit does not hold up a thousand answers
// a second, and the busier it is, the less it has to do for each.
import { setTimeout as setLater } from 'node:timers';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Entry } from '@vaultsong/tables';
import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { outageOf } from '../store/outage.ts';
import { tableEvents, tables } from '../store/schema/tables.ts';
import type { Store } from '../store/store.ts';
import type { ListingRow } from './listingRow.ts';

/** A new entry of a table. */
interface Append {
  readonly table: string;
  readonly entry: Entry;
}

interface Waiting extends Append {
  /** @param isWritten whether it was the first of its number */
  done(isWritten: boolean): void;
  failed(error: unknown): void;
}

/** So many entries at most go into one statement. */
const mostAtOnce = 500;

/** After a statement the next one gathers for as long as it took, but never for longer. Milliseconds. */
const longestGathering = 5;

/** So many rows for lists at most, which have many indexes: entries do not wait long behind them. */
const mostRowsAtOnce = 25;
/** Rows for lists keep to a twentieth of the time, because nobody waits for them. */
const rowsRestShare = 19;
/** After a statement that hung, lists would lag for minutes, and a server that ends would wait for its last rows. Milliseconds. */
const longestRowsRest = 1_000;

/** Rest of the statements that keep lists up to date. @param took how long the last one took. Milliseconds. */
export const rowsRest = (took: number): number => Math.min(longestRowsRest, rowsRestShare * took);

/** In an outage rows are tried again after so long. Milliseconds. */
const rowsAgain = 2_000;

/** Hears how long the database took, in milliseconds, and why it did not do it; null where it did. */
export type OnStatement = (what: 'entries' | 'rows', took: number, error: unknown) => void;

export class EventStore {
  readonly #store: Store;
  readonly #insert: ReturnType<typeof insertInto>;
  readonly #onStatement: OnStatement;
  #waiting: Waiting[] = [];
  /** Rows for lists that are to be written: only the last of each table counts. */
  #rows = new Map<string, ListingRow>();
  /** Runs while rows wait for the end of an outage. */
  #rowsAway: NodeJS.Timeout | null = null;
  #isWriting = false;
  #isWritingRows = false;
  /** By `performance.now`: until then the next ones gather. */
  #entriesAgainAt = 0;
  #rowsAgainAt = 0;

  constructor(store: Store, onStatement: OnStatement = () => {}) {
    this.#store = store;
    this.#insert = insertInto(store);
    this.#onStatement = onStatement;
  }

  /**
   * Opens a table with its first entries.
   * @param secret which its chance comes from
   * @returns whether there was none of that id yet
   */
  async create(id: string, secret: string, log: readonly Entry[], row: ListingRow): Promise<boolean> {
    return await this.#store.db.transaction(async (tx) => {
      const made = await tx
        .insert(tables)
        .values({ id, secret, ...row })
        .onConflictDoNothing()
        .returning({ id: tables.id });
      if (made.length === 0) return false;
      await tx.insert(tableEvents).values(log.map((entry) => ({ tableId: id, ...entry })));
      return true;
    });
  }

  /** The entries of a table from one number on. */
  async read(id: string, from: number): Promise<readonly Entry[]> {
    return await this.#store.db
      .select({ seq: tableEvents.seq, at: tableEvents.at, data: tableEvents.data, hash: tableEvents.hash })
      .from(tableEvents)
      .where(and(eq(tableEvents.tableId, id), gte(tableEvents.seq, from)))
      .orderBy(asc(tableEvents.seq));
  }

  /**
   * Of these tables those whose logs go on.
   * @param known each with the number that its next entry would have
   */
  async changedSince(known: readonly { readonly id: string; readonly next: number }[]): Promise<readonly string[]> {
    const rows = await this.#store.db.execute(sql`
      select known.id from json_to_recordset(${JSON.stringify(known)}::json) as known (id text, next integer)
      where exists (select from table_events where table_id = known.id and seq >= known.next)`);
    return foundIds.parse(rows).rows.map(({ id }) => id);
  }

  /** null where there is no such table. */
  async secretOf(id: string): Promise<string | null> {
    const [found] = await this.#store.db.select({ secret: tables.secret }).from(tables).where(eq(tables.id, id));
    return found?.secret ?? null;
  }

  /** Who sits at a table, by their ids, as lists show it; null where there is no such table. */
  async seatedAt(id: string): Promise<readonly string[] | null> {
    const [found] = await this.#store.db.select({ seated: tables.seated }).from(tables).where(eq(tables.id, id));
    return found?.seated ?? null;
  }

  /** Tables whose clock has run out, or that nobody joined since then: somebody has to see to them. */
  async overdue(
    now: number,
    waitingSince: Date,
  ): Promise<{ readonly flagged: readonly string[]; readonly expired: readonly string[] }> {
    const some = 200;
    const flagged = await this.#store.db
      .select({ id: tables.id })
      .from(tables)
      .where(lt(tables.dueAt, now))
      .limit(some);
    const expired = await this.#store.db
      .select({ id: tables.id })
      .from(tables)
      .where(and(eq(tables.stage, 'waiting'), lt(tables.changedAt, waitingSince)))
      .limit(some);
    return { flagged: flagged.map(({ id }) => id), expired: expired.map(({ id }) => id) };
  }

  /** Tables at which a match goes on, by their ids. @param after the id before the first of them */
  async runningAfter(after: string, most: number): Promise<readonly string[]> {
    const rows = await this.#store.db
      .select({ id: tables.id })
      .from(tables)
      .where(and(inArray(tables.stage, ['bidding', 'choosing-first', 'playing']), gt(tables.id, after)))
      .orderBy(asc(tables.id))
      .limit(most);
    return rows.map(({ id }) => id);
  }

  /**
   * Writes an entry down; when this resolves, it is on the disk.
   * @returns whether it was written: another process may have written one of that number before
   */
  append(table: string, entry: Entry): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ table, entry, done, failed });
      void this.#writeAll();
    });
  }

  /** Has the row of a table written, soon; nobody waits for it, because the log has all that it says. */
  keepRow(table: string, row: ListingRow): void {
    this.#rows.set(table, row);
    void this.#writeAllRows();
  }

  /** Resolves when nothing is left to be written. */
  async idle(): Promise<void> {
    while (this.#isWriting || this.#isWritingRows) await setTimeout(5);
  }

  async #writeAll(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      await restUntil(this.#entriesAgainAt);
      await this.#write(this.#waiting.splice(0, mostAtOnce));
    }
    this.#isWriting = false;
  }

  async #writeAllRows(): Promise<void> {
    if (this.#isWritingRows) return;
    this.#isWritingRows = true;
    while (this.#rows.size > 0 && this.#rowsAway === null) {
      await restUntil(this.#rowsAgainAt);
      await this.#writeRows();
    }
    this.#isWritingRows = false;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const started = performance.now();
    let fault: unknown = null;
    try {
      const written = await this.#insert.execute({ fresh: jsonOf(batch) });
      const found = new Set(written.map(({ table, seq }) => `${table} ${seq}`));
      for (const { table, entry, done } of batch) {
        // Two of one number in one batch: the first is the one that was written.
        done(found.delete(`${table} ${entry.seq}`));
      }
    } catch (error) {
      fault = error;
      for (const { failed } of batch) failed(error);
    }
    const ended = performance.now();
    this.#entriesAgainAt = ended + Math.min(longestGathering, ended - started);
    this.#onStatement('entries', ended - started, fault);
  }

  /**
   * @returns `not` where the database does not take one of them: lists lag behind there until the next change of the table; `away` where
   * it takes none just now
   */
  async #update(rows: readonly (readonly [string, ListingRow])[]): Promise<'done' | 'not' | 'away'> {
    try {
      await this.#store.db.execute(updateOf(rows));
      return 'done';
    } catch (error) {
      return outageOf(error) === null ? 'not' : 'away';
    }
  }

  /** Keeps rows for after an outage, but for those that have changed meanwhile. */
  #rowsLater(rows: readonly (readonly [string, ListingRow])[]): void {
    for (const [table, row] of rows) if (!this.#rows.has(table)) this.#rows.set(table, row);
    this.#rowsAway ??= setLater(() => {
      this.#rowsAway = null;
      void this.#writeAllRows();
    }, rowsAgain).unref();
  }

  async #writeRows(): Promise<void> {
    const started = performance.now();
    const rows = [...this.#rows].slice(0, mostRowsAtOnce);
    for (const [table] of rows) this.#rows.delete(table);
    const became = await this.#update(rows);
    // Nothing was written, however long that took: the timer says when the next ones are tried.
    if (became === 'away') return this.#rowsLater(rows);
    if (became === 'not') for (const row of rows) if ((await this.#update([row])) === 'away') this.#rowsLater([row]);
    const ended = performance.now();
    this.#rowsAgainAt = ended + rowsRest(ended - started);
    this.#onStatement('rows', ended - started, null);
  }
}

const foundIds = z.object({ rows: z.array(z.object({ id: z.string() })) });

/** What the other tables of this moment have to write comes along. @param time by `performance.now` */
async function restUntil(time: number): Promise<void> {
  const rest = time - performance.now();
  await (rest > 0 ? setTimeout(rest) : setImmediate());
}

/** One statement for any number of entries, built and read once: neither Drizzle nor the database does it anew each time. */
const insertInto = ({ db }: Store) =>
  db
    .insert(tableEvents)
    .select(
      sql`
        select fresh.table_id, fresh.seq, fresh.at, fresh.data, fresh.hash
        from json_to_recordset(${sql.placeholder('fresh')}::json)
          as fresh (table_id text, seq integer, at bigint, data text, hash text)`,
    )
    .onConflictDoNothing()
    .returning({ table: tableEvents.tableId, seq: tableEvents.seq })
    .prepare('append_entries');

const jsonOf = (batch: readonly Append[]): string =>
  JSON.stringify(batch.map(({ table, entry }) => ({ table_id: table, ...entry })));

const updateOf = (rows: readonly (readonly [string, ListingRow])[]) => sql`
  update tables set
    stage = fresh.stage, listed = fresh.listed, listing = fresh.listing, seated = fresh.seated, asked = fresh.asked,
    due_at = fresh."dueAt", seq = fresh.seq, changed_at = now()
  from json_to_recordset(${JSON.stringify(rows.map(([id, row]) => ({ id, ...row })))}::json) as fresh (
    id text, stage text, listed boolean, listing jsonb, seated text[], asked text[], "dueAt" bigint, seq integer
  )
  where tables.id = fresh.id and tables.seq <= fresh.seq`;
