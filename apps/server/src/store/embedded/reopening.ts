// The one database of this process, for all connections that the driver makes to it in turn: a driver ends its connection after
// each statement that fails, and the database stays. Only where it broke itself it is opened anew.
import type { Backend } from './wire.ts';

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

export class Reopening {
  readonly #open: () => Promise<Backend>;
  #opening: Promise<Backend> | null = null;
  /** Two may not have a folder open: a new one waits for the end of the one before. */
  #ended: Promise<void> = Promise.resolve();

  constructor(open: () => Promise<Backend>) {
    this.#open = open;
  }

  /** The database, for a connection that begins. @throws what it says, where it cannot be opened */
  async begin(): Promise<Backend> {
    const before = this.#opening;
    if (before === null) return await this.#openAnew();
    try {
      const backend = await before;
      for (const message of clean) await backend.answer(message);
      return backend;
    } catch {
      // It ended while nobody asked it anything.
      this.#let(before);
      return await this.#openAnew();
    }
  }

  /** A database of this does not answer any more. */
  async broke(backend: Backend): Promise<void> {
    const opening = this.#opening;
    if (opening !== null && (await opening) === backend) this.#let(opening);
  }

  async close(): Promise<void> {
    if (this.#opening !== null) this.#let(this.#opening);
    await this.#ended;
  }

  #openAnew(): Promise<Backend> {
    this.#opening ??= this.#ended.then(this.#open);
    return this.#opening;
  }

  /** Lets go of what was opened, unless it is another one by now. */
  #let(opened: Promise<Backend>): void {
    if (this.#opening !== opened) return;
    this.#opening = null;
    // One that never opened, or cannot even be closed, is gone as well.
    this.#ended = opened.then((backend) => backend.close()).catch(() => {});
  }
}
