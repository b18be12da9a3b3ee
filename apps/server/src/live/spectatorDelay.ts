// A table some time ago: what those see who look on with a delay. It is the same log, read as far as it is old enough, so that
// nothing younger can be in it.
import type { Entry, Table } from '@vaultsong/tables';
import { lastVoiding, replayEntry } from '@vaultsong/tables';
import type { Change, TableActor } from '../tables/tableActor.ts';
import type { TableSource } from './subscription.ts';

export interface DelayedTableDeps {
  /** Milliseconds since 1970, by which entries are dated. */
  now(): number;
  /** Milliseconds since whenever, by a clock that nobody sets. */
  elapsed(): number;
  /** @returns ends it */
  later(milliseconds: number, work: () => void): () => void;
  onError(error: unknown): void;
}

/** Where the log of a table comes from, and who plays what it tells. */
export interface DelayedTableSource {
  /** The log, whole. */
  read(): Promise<readonly Entry[]>;
  /** A table as these entries make it. */
  load(entries: readonly Entry[]): Promise<Table>;
}

/** An entry that is not old enough yet. */
interface Waiting {
  readonly entry: Entry;
  /** When it is, by `elapsed`: a clock that is set forward tells nothing too early, and one that is set back keeps nothing back. */
  readonly due: number;
}

export class DelayedTable implements TableSource {
  readonly table: TableSource['table'];
  readonly #delay: number;
  readonly #deps: DelayedTableDeps;
  readonly #waiting: Waiting[];
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #unsubscribe: () => void;
  #stopTimer: () => void = () => {};

  /**
   * Opens a table as it was some time ago.
   * @param delay in milliseconds
   */
  static async open(
    actor: TableActor,
    source: DelayedTableSource,
    delay: number,
    deps: DelayedTableDeps,
  ): Promise<DelayedTable> {
    // What is written while the log is read may be missing there, and what is written while it is played is missing.
    const meanwhile: Entry[] = [];
    const stop = actor.listen(({ entry }) => meanwhile.push(entry));
    try {
      const log = await source.read();
      // What counts no more cannot be played; a game that went on, or was closed, stands where it stood earlier, which is old enough.
      const voiding = lastVoiding(log) ?? 0;
      const old = log.filter(({ seq, at }) => seq <= voiding || at <= deps.now() - delay);
      const table = await source.load(old);
      const younger = [...log.slice(old.length), ...meanwhile.filter(({ seq }) => seq >= log.length)];
      return new DelayedTable(actor, table, younger, delay, deps);
    } finally {
      stop();
    }
  }

  private constructor(
    actor: TableActor,
    table: Table,
    younger: readonly Entry[],
    delay: number,
    deps: DelayedTableDeps,
  ) {
    this.#delay = delay;
    this.#deps = deps;
    this.table = table;
    this.#waiting = younger.map((entry) => this.#dated(entry));
    this.#unsubscribe = actor.listen(({ entry }) => {
      // Whoever read on for another process may tell of what was in the log already.
      const next = this.table.next + this.#waiting.length;
      if (entry.seq >= next) this.#waiting.push(this.#dated(entry));
      this.#plan();
    });
    this.#plan();
  }

  get isFollowed(): boolean {
    return this.#listeners.size > 0;
  }

  listen(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  end(): void {
    this.#unsubscribe();
    this.#stopTimer();
  }

  /** However an entry is dated, it waits no longer than one that was written just now. */
  #dated(entry: Entry): Waiting {
    const wait = entry.at + this.#delay - this.#deps.now();
    return { entry, due: this.#deps.elapsed() + Math.min(this.#delay, Math.max(0, wait)) };
  }

  #plan(): void {
    this.#stopTimer();
    const [next] = this.#waiting;
    if (next === undefined) return;
    this.#stopTimer = this.#deps.later(Math.max(0, next.due - this.#deps.elapsed()), () => this.#replay());
  }

  #replay(): void {
    try {
      for (;;) {
        const [next] = this.#waiting;
        if (next === undefined || next.due > this.#deps.elapsed()) break;
        this.#waiting.shift();
        replayEntry(this.table, next.entry, (event, _, entry, happened) => {
          for (const listener of this.#listeners) listener({ event, entry, ...happened });
        });
      }
      this.#plan();
    } catch (error) {
      this.#deps.onError(error);
    }
  }
}
