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
  #backend: Promise<Backend> | null = null;
  /** Two may not have a folder open: a new one waits for the end of the one before. */
  #ended: Promise<void> = Promise.resolve();

  constructor(open: () => Promise<Backend>) {
    this.#open = open;
  }

  /** The database, for a connection that begins. @throws what it says, where it cannot be opened */
  async begin(): Promise<Backend> {
    if (this.#backend === null) {
      const opening = this.#ended.then(this.#open);
      this.#backend = opening;
      opening.catch(() => {
        if (this.#backend === opening) this.#backend = null;
      });
      return await opening;
    }
    const backend = await this.#backend;
    for (const message of clean) await backend.answer(message);
    return backend;
  }

  /** It does not answer any more. */
  broke(): void {
    void this.close().catch(() => {});
  }

  async close(): Promise<void> {
    const opened = this.#backend;
    this.#backend = null;
    if (opened !== null) this.#ended = opened.then((backend) => backend.close()).catch(() => {});
    await this.#ended;
  }
}
