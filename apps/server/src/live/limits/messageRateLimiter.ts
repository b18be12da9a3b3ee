// Limits the messages of one connection: a steady rate per second, and a burst above it.

export interface MessageRate {
  /** Messages a second, in the long run. */
  readonly perSecond: number;
  /** At once. */
  readonly burst: number;
  /** After so many too many the connection is closed. */
  readonly patience: number;
}

/**
 * As many messages as a `subscribe` counts for: to tell a table from its beginning a whole game is played again. Whoever comes back
 * may follow all the tables at once that a connection may follow.
 */
export const followCounts = 3;

export const usualMessageRate: MessageRate = { perSecond: 20, burst: 60, patience: 200 };

export class MessageRateLimiter {
  readonly #limits: MessageRate;
  #left: number;
  #at: number;
  #tooMany = 0;

  constructor(limits: MessageRate, now: number) {
    this.#limits = limits;
    this.#left = limits.burst;
    this.#at = now;
  }

  /** @param counts as how many messages it counts @returns what becomes of a message */
  take(now: number, counts = 1): 'read' | 'refuse' | 'close' {
    const { perSecond, burst, patience } = this.#limits;
    // A clock that was set back has let no time pass; it took nothing away either.
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left >= counts) {
      this.#left -= counts;
      return 'read';
    }
    this.#tooMany += 1;
    return this.#tooMany > patience ? 'close' : 'refuse';
  }
}
