// Logs in the database. What many tables have to write at one moment goes into one statement: while one is on its way, the
// next gathers. So a database that needs a millisecond for a commit does not hold up a thousand answers a second.
import type { Entry } from '@vaultsong/tables';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { entries, tables } from '../store/schema/tables.ts';
import type { Store } from '../store/store.ts';
import type { Row } from './row.ts';

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

export class Logs {
  readonly #store: Store;
  #waiting: Waiting[] = [];
  /** Rows for lists that are to be written: only the last of each table counts. */
  #rows = new Map<string, Row>();
  #isBusy = false;
  /** By `performance.now`. */
  #rowsAgainAt = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Opens a table with its first entries.
   * @param secret which its chance comes from
   * @returns whether there was none of that id yet
   */
  async create(id: string, secret: string, log: readonly Entry[], row: Row): Promise<boolean> {
    return await this.#store.db.transaction(async (tx) => {
      const made = await tx
        .insert(tables)
        .values({ id, secret, ...row })
        .onConflictDoNothing()
        .returning({ id: tables.id });
      if (made.length === 0) return false;
      await tx.insert(entries).values(log.map((entry) => ({ tableId: id, ...entry })));
      return true;
    });
  }

  /** The entries of a table from one number on. */
  async read(id: string, from: number): Promise<readonly Entry[]> {
    return await this.#store.db
      .select({ seq: entries.seq, at: entries.at, data: entries.data, hash: entries.hash })
      .from(entries)
      .where(and(eq(entries.tableId, id), gte(entries.seq, from)))
      .orderBy(asc(entries.seq));
  }

  /** null where there is no such table. */
  async secretOf(id: string): Promise<string | null> {
    const [found] = await this.#store.db.select({ secret: tables.secret }).from(tables).where(eq(tables.id, id));
    return found?.secret ?? null;
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

  /**
   * Writes an entry down; when this resolves, it is on the disk.
   * @returns whether it was written: another process may have written one of that number before
   */
  append(table: string, entry: Entry): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ table, entry, done, failed });
      this.#start();
    });
  }

  /** Has the row of a table written, soon; nobody waits for it, because the log has all that it says. */
  keepRow(table: string, row: Row): void {
    this.#rows.set(table, row);
    this.#start();
  }

  /** Resolves when nothing is left to be written. */
  async idle(): Promise<void> {
    while (this.#isBusy) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  #start(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    // What the other tables of this moment have to write comes along.
    setImmediate(() => void this.#run());
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0 || this.#rows.size > 0) {
      await this.#write(this.#waiting.splice(0, mostAtOnce));
      await this.#writeRows();
    }
    this.#isBusy = false;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const written = await this.#store.db
        .insert(entries)
        .select(entriesIn(batch))
        .onConflictDoNothing()
        .returning({ table: entries.tableId, seq: entries.seq });
      const found = new Set(written.map(({ table, seq }) => `${table} ${seq}`));
      for (const { table, entry, done } of batch) {
        // Two of one number in one batch: the first is the one that was written.
        done(found.delete(`${table} ${entry.seq}`));
      }
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  /** @returns false where the database does not take one of them: lists lag behind there until the next change of the table */
  async #update(rows: readonly (readonly [string, Row])[]): Promise<boolean> {
    try {
      await this.#store.db.transaction(async (tx) => {
        await tx.execute(sql`set local synchronous_commit = off`);
        await tx.execute(updateOf(rows));
      });
      return true;
    } catch {
      return false;
    }
  }

  /**
   * All in one statement, and without waiting for the disk: a row that a power cut takes is written again by the next change of its table.
   * While many answers wait to be written, rows keep to a fifth of the time.
   */
  async #writeRows(): Promise<void> {
    const started = performance.now();
    if (this.#rows.size === 0 || (this.#waiting.length > 0 && started < this.#rowsAgainAt)) return;
    const rows = [...this.#rows].slice(0, mostAtOnce);
    for (const [table] of rows) this.#rows.delete(table);
    if (!(await this.#update(rows))) for (const row of rows) await this.#update([row]);
    const ended = performance.now();
    this.#rowsAgainAt = ended + 4 * (ended - started);
  }
}

/** One statement for any number of entries, so that the database need not read a new one each time. */
const entriesIn = (batch: readonly Append[]) => sql`
  select fresh.table_id, fresh.seq, fresh.at, fresh.data, fresh.hash
  from json_to_recordset(${JSON.stringify(batch.map(({ table, entry }) => ({ table_id: table, ...entry })))}::json)
    as fresh (table_id text, seq integer, at bigint, data text, hash text)`;

const updateOf = (rows: readonly (readonly [string, Row])[]) => sql`
  update tables set
    stage = fresh.stage, listed = fresh.listed, listing = fresh.listing, seated = fresh.seated, asked = fresh.asked,
    due_at = fresh."dueAt", seq = fresh.seq, changed_at = now()
  from json_to_recordset(${JSON.stringify(rows.map(([id, row]) => ({ id, ...row })))}::json) as fresh (
    id text, stage text, listed boolean, listing jsonb, seated text[], asked text[], "dueAt" bigint, seq integer
  )
  where tables.id = fresh.id and tables.seq <= fresh.seq`;
