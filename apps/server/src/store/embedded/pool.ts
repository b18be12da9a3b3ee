// The one database of this process, for all connections that the driver makes to it in turn: a driver ends its connection after
// each statement that fails, and the database stays. Only where it broke itself it is opened anew.
import type { Incidents } from '../incidents.ts';
import type { Backend } from './stream.ts';

/** A statement without values, in the protocol of PostgreSQL. */
function statement(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** What a new connection may not find of the one before: a transaction, and statements that it has prepared. */
const clean = [statement('rollback'), statement('discard all')];

export interface ReopeningPoolOptions {
  readonly incidents: Incidents;
  /** What keeps the disk from being written, which may end by itself; null: nothing. */
  diskIncident(): string | null;
  /** By which it is measured how long ago the last try was. Milliseconds. */
  now(): number;
}

/** Who asks again so soon after a try that failed hears the same: a try costs a second of a core. Milliseconds. */
const pause = 1_000;

/** So many tries may fail on a disk that can be written before the database is given up. */
const mostTries = 3;

export class ReopeningPool {
  readonly #open: () => Promise<Backend>;
  readonly #options: ReopeningPoolOptions;
  #opening: Promise<Backend> | null = null;
  /** Two may not have a folder open: a new one waits for the end of the one before. */
  #ended: Promise<void> = Promise.resolve();
  /** It was open once: what cannot be opened at all is for who starts the server. */
  #wasOpen = false;
  #failed: { readonly error: unknown; readonly at: number; readonly tries: number } | null = null;

  constructor(open: () => Promise<Backend>, options: ReopeningPoolOptions) {
    this.#open = open;
    this.#options = options;
  }

  /** The database, for a connection that begins. @throws what it says, where it cannot be opened */
  async begin(): Promise<Backend> {
    const before = this.#opening;
    if (before === null) return await this.#openAnew();
    try {
      const backend = await before;
      for (const message of clean) await backend.answer(message);
      return backend;
    } catch (error) {
      // It ended while nobody asked it anything.
      this.#broke(before, error);
      return await this.#openAnew();
    }
  }

  /** A database of this does not answer any more. */
  async broke(backend: Backend, error: unknown): Promise<void> {
    const opening = this.#opening;
    if (opening !== null && (await opening) === backend) this.#broke(opening, error);
  }

  async close(): Promise<void> {
    if (this.#opening !== null) this.#let(this.#opening);
    await this.#ended;
  }

  #openAnew(): Promise<Backend> {
    this.#opening ??= this.#ended.then(() => this.#try());
    return this.#opening;
  }

  async #try(): Promise<Backend> {
    const { incidents, now } = this.#options;
    if (this.#failed !== null && now() - this.#failed.at < pause) throw this.#failed.error;
    try {
      const backend = await this.#open();
      if (this.#wasOpen) incidents.report({ type: 'reopened' });
      this.#wasOpen = true;
      this.#failed = null;
      return backend;
    } catch (error) {
      this.#couldNot(error);
      throw error;
    }
  }

  /** It waits for a disk as long as that takes. What else is in the way does not go away by itself. */
  #couldNot(error: unknown): void {
    const { incidents, diskIncident, now } = this.#options;
    const tries = diskIncident() === null ? (this.#failed?.tries ?? 0) + 1 : 0;
    this.#failed = { error, at: now(), tries };
    if (this.#wasOpen && tries === mostTries) incidents.report({ type: 'ended', why: messageOf(error) });
  }

  /** Lets go of what does not answer, and says so once. */
  #broke(opened: Promise<Backend>, error: unknown): void {
    if (this.#opening !== opened) return;
    this.#let(opened);
    if (this.#wasOpen && this.#failed === null)
      this.#options.incidents.report({ type: 'broke', why: messageOf(error) });
  }

  /** Lets go of what was opened, unless it is another one by now. */
  #let(opened: Promise<Backend>): void {
    if (this.#opening !== opened) return;
    this.#opening = null;
    // One that never opened, or cannot even be closed, is gone as well.
    this.#ended = opened.then((backend) => backend.close()).catch(() => {});
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
