// A table some time ago: what those see who look on with a delay. It is the same log, read as far as it is old enough, so that
// nothing younger can be in it.
import type { Entry, Table } from '@vaultsong/tables';
import { takeUp } from '@vaultsong/tables';
import type { Change, Hosted } from '../hall/hosted.ts';
import type { Shown } from './following.ts';

export interface LateWorld {
  /** Milliseconds since 1970, by which entries are dated. */
  now(): number;
  /** Milliseconds since whenever, by a clock that nobody sets. */
  elapsed(): number;
  /** @returns ends it */
  later(milliseconds: number, work: () => void): () => void;
  onError(error: unknown): void;
}

/** Where the log of a table comes from, and who plays what it tells. */
export interface LateSource {
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

export class Late implements Shown {
  readonly table: Shown['table'];
  readonly #delay: number;
  readonly #world: LateWorld;
  readonly #waiting: Waiting[];
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #stopHearing: () => void;
  #stopTimer: () => void = () => {};

  /**
   * Opens a table as it was some time ago.
   * @param delay in milliseconds
   */
  static async open(hosted: Hosted, source: LateSource, delay: number, world: LateWorld): Promise<Late> {
    // What is written while the log is read may be missing there, and what is written while it is played is missing.
    const meanwhile: Entry[] = [];
    const stop = hosted.listen(({ entry }) => meanwhile.push(entry));
    try {
      const log = await source.read();
      const old = log.filter(({ seq, at }) => seq === 0 || at <= world.now() - delay);
      const table = await source.load(old);
      const younger = [...log.slice(old.length), ...meanwhile.filter(({ seq }) => seq >= log.length)];
      return new Late(hosted, table, younger, delay, world);
    } finally {
      stop();
    }
  }

  private constructor(hosted: Hosted, table: Table, younger: readonly Entry[], delay: number, world: LateWorld) {
    this.#delay = delay;
    this.#world = world;
    this.table = table;
    this.#waiting = younger.map((entry) => this.#dated(entry));
    this.#stopHearing = hosted.listen(({ entry }) => {
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
    this.#stopHearing();
    this.#stopTimer();
  }

  /** However an entry is dated, it waits no longer than one that was written just now. */
  #dated(entry: Entry): Waiting {
    const wait = entry.at + this.#delay - this.#world.now();
    return { entry, due: this.#world.elapsed() + Math.min(this.#delay, Math.max(0, wait)) };
  }

  #plan(): void {
    this.#stopTimer();
    const [next] = this.#waiting;
    if (next === undefined) return;
    this.#stopTimer = this.#world.later(Math.max(0, next.due - this.#world.elapsed()), () => this.#takeUp());
  }

  #takeUp(): void {
    try {
      for (;;) {
        const [next] = this.#waiting;
        if (next === undefined || next.due > this.#world.elapsed()) break;
        this.#waiting.shift();
        takeUp(this.table, next.entry, (deed, _, entry, happened) => {
          for (const listener of this.#listeners) listener({ deed, entry, ...happened });
        });
      }
      this.#plan();
    } catch (error) {
      this.#world.onError(error);
    }
  }
}
