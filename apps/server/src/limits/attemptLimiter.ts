// Limits attempts per account name across addresses and processes: who guesses passwords has more than one address.
import type { Counters } from './counters.ts';

export class AttemptLimiter {
  readonly #counters: Counters;
  readonly #name: string;
  readonly #attempts: number;
  readonly #span: number;

  /**
   * @param name of the limit, which tells its keys from those of others
   * @param attempts how many
   * @param span in so many milliseconds
   */
  constructor(counters: Counters, name: string, attempts: number, span: number) {
    this.#counters = counters;
    this.#name = name;
    this.#attempts = attempts;
    this.#span = span;
  }

  /** Counts one attempt. @returns null where it is allowed; else in how many seconds there may be more */
  async take(key: string): Promise<number | null> {
    const { count, left } = await this.#counters.add(`${this.#name} ${key}`, this.#span);
    return count <= this.#attempts ? null : Math.max(1, Math.ceil(left / 1000));
  }

  /** The attempts so far are forgiven: the last one was right. */
  async clear(key: string): Promise<void> {
    await this.#counters.clear(`${this.#name} ${key}`);
  }
}
