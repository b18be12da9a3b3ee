// A connection to a database of this process, as the driver of PostgreSQL wants one: what it writes goes to the database, and what
// that answers comes back. So there is one driver for both databases, with the same statements, types and errors.
import { Duplex } from 'node:stream';

/** A database that speaks the protocol of PostgreSQL. */
export interface Backend {
  /** @param message whole messages of the protocol; the next ones come when these are answered */
  answer(message: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Chunk {
  readonly chunk: Buffer;
}

/** With this letter a connection says that it ends; the database stays. */
const terminate = 'X'.charCodeAt(0);

export class DatabaseStream extends Duplex {
  readonly #backend: Promise<Backend>;
  readonly #broke: (backend: Backend, error: unknown) => Promise<void>;

  /** @param broke is told of a database that does not answer any more */
  constructor(backend: Promise<Backend>, broke: (backend: Backend, error: unknown) => Promise<void>) {
    super();
    this.#backend = backend;
    this.#broke = broke;
    backend.catch((error: Error) => this.destroy(error));
  }

  /** A socket would look for a machine now. */
  connect(): this {
    this.#backend.then(
      () => this.emit('connect'),
      () => {},
    );
    return this;
  }

  /** Of sockets; there is no network here. */
  setNoDelay(): this {
    return this;
  }

  /** Of sockets: it keeps no process alive, in use or not. */
  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#pass(chunk).then(() => done(), done);
  }

  /** What the driver writes at one time is one message to the database: a statement, its values and the end of it. */
  override _writev(chunks: readonly Chunk[], done: (error?: Error | null) => void): void {
    this.#pass(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  async #pass(message: Uint8Array): Promise<void> {
    if (message[0] === terminate) return;
    const backend = await this.#backend;
    try {
      this.push(await backend.answer(message));
    } catch (error) {
      await this.#broke(backend, error);
      throw error;
    }
  }
}
