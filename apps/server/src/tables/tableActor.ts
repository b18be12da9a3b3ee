// A table in the memory of this process: a cache of its log, which anybody may make anew. What is asked of it is done one
// after the other; what is done is written down first, and shown only then.
import type {
  Asker,
  Command,
  Entry,
  Finished,
  Happened,
  Rejection,
  Table,
  TableEvent,
  TriedAnswers,
} from '@vaultsong/tables';
import { applyEntry, askedAt, decide, dueOf, entryOf, nextSystemEvent, replayEntry, stageOf } from '@vaultsong/tables';
import type { EventStore } from './eventStore.ts';
import { listingRowOf, rowText } from './listingRow.ts';

/** Changes made by one event. */
export interface Change extends Happened {
  readonly event: TableEvent;
  readonly entry: Entry;
}

export type Done = { readonly type: 'done' } | { readonly type: 'rejected'; readonly rejection: Rejection };

/** How often it is tried to write after others were faster, before it is given up. */
const tries = 8;

/** Too many events of the server itself in a row: a fault of ours, which must not run for ever. */
const mostInARow = 2_000;

/** What became of a game: it began, or how it ended. */
export type GameMoment = 'begun' | Finished['reason'] | 'closed';

export interface TableActorDeps {
  readonly eventStore: EventStore;
  now(): number;
  /** Tells the other processes how far the log of a table is. */
  tell(table: string, seq: number): void;
  /** This process wrote down that a game began or ended; each is told once, however many processes there are. */
  onGame(happened: GameMoment): void;
  /** An entry could not be written, or it cannot be known whether it was: the log may go on where this table does not. */
  failedToWrite(table: string, error: unknown): void;
  /** Something happened, by whomever. */
  changed(actor: TableActor, event: TableEvent): void;
}

export class TableActor {
  readonly id: string;
  readonly secret: string;
  readonly #deps: TableActorDeps;
  #table: Table;
  readonly #listeners = new Set<(change: Change) => void>();
  #last: Promise<unknown> = Promise.resolve();
  /** What its row said when it was written last. */
  #rowWritten = '';
  #askedWritten = '';
  /** When somebody last asked something of it, in milliseconds of `now`. */
  touched: number;
  /** This process wrote the last entry: so it is the one to go on where the server or a bot must. */
  wroteLast = false;

  /** @param table as its log makes it; nobody else may have it */
  constructor(id: string, secret: string, table: Table, deps: TableActorDeps) {
    this.id = id;
    this.secret = secret;
    this.#table = table;
    this.#deps = deps;
    this.touched = deps.now();
  }

  /** As far as its log was read. Nobody but this class may change it. */
  get table(): Table {
    return this.#table;
  }

  get isFollowed(): boolean {
    return this.#listeners.size > 0;
  }

  /** @returns ends it */
  listen(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Does what somebody asks for, if they may. When this resolves with `done`, it is in the log. */
  act(who: Asker, command: Command): Promise<Done> {
    return this.#inTurn(async () => {
      for (let n = 0; n < tries; n++) {
        const now = this.#deps.now();
        const decided = decide(this.#table, who, command, now);
        if (decided.type === 'rejected') return decided;
        if (decided.type === 'known' || (await this.#write(decided.event, now, decided.played)))
          return { type: 'done' };
      }
      throw new Error(`Table ${this.id}: others were faster ${tries} times in a row`);
    });
  }

  /**
   * Does what the table itself makes necessary.
   * @param eventOf what that is; null: nothing
   */
  goOn(
    eventOf: (table: Table, now: number) => TableEvent | null = (table, now) =>
      nextSystemEvent(table, this.secret, now),
  ): Promise<void> {
    return this.#inTurn(async () => {
      for (let n = 0; n < mostInARow; n++) {
        const now = this.#deps.now();
        const event = eventOf(this.#table, now);
        if (event === null) return;
        await this.#write(event, now);
      }
      throw new Error(`Table ${this.id}: the server had ${mostInARow} things to do in a row`);
    });
  }

  /** Reads what other processes have written. @returns whether there was anything */
  refresh(): Promise<boolean> {
    return this.#inTurn(() => this.#refresh());
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.#deps.now();
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  /**
   * @param now when it was decided: a clock must not run out between that and the entry
   * @param known what comes of it, where that was tried
   * @returns false where another process has written meanwhile, so that all must be looked at again
   */
  async #write(event: TableEvent, now: number, known?: TriedAnswers): Promise<boolean> {
    const table = this.#table;
    // No clock runs backwards in a log, whatever that of this machine does.
    const at = Math.max(now, table.since);
    const entry = entryOf(event, table.next, at, table.hash);
    const { playing, finished } = table;
    const finishedBefore = finished.length;
    if (!(await this.#append(entry))) {
      await this.#refresh();
      return false;
    }
    this.wroteLast = true;
    this.#publish({ event, entry, ...applyEntry(table, event, entry, known) });
    this.#keepRow(event);
    if (event.type === 'dealt') this.#deps.onGame('begun');
    if (event.type === 'closed' && playing !== null) this.#deps.onGame('closed');
    for (const { reason } of table.finished.slice(finishedBefore)) this.#deps.onGame(reason);
    this.#deps.changed(this, event);
    this.#deps.tell(this.id, entry.seq);
    return true;
  }

  async #append(entry: Entry): Promise<boolean> {
    try {
      return await this.#deps.eventStore.append(this.id, entry);
    } catch (error) {
      this.#deps.failedToWrite(this.id, error);
      throw error;
    }
  }

  async #refresh(): Promise<boolean> {
    const fresh = await this.#deps.eventStore.read(this.id, this.#table.next);
    for (const entry of fresh) {
      this.wroteLast = false;
      replayEntry(this.#table, entry, (event, _table, _entry, happened) => {
        this.#publish({ event, entry, ...happened });
        this.#deps.changed(this, event);
      });
    }
    return fresh.length > 0;
  }

  /** Lists learn of it, where there is something that they show: of an answer who is asked next. */
  #keepRow(event: TableEvent): void {
    const asked = `${stageOf(this.#table)} ${askedAt(this.#table)} ${dueOf(this.#table)?.at}`;
    if (event.type === 'answered' && asked === this.#askedWritten) return;
    this.#askedWritten = asked;
    const row = listingRowOf(this.#table);
    const saying = rowText(row);
    if (saying === this.#rowWritten) return;
    this.#rowWritten = saying;
    this.#deps.eventStore.keepRow(this.id, row);
  }

  #publish(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}
