// Limits of how many tables are loaded for one address and for one person. A table that nobody has in memory is made from its log, which
// means to play its games again: whoever looks at one old table after the other would keep every worker busy.

import { ApiError } from '../../errors/apiError.ts';
import type { Rate } from '../../limits/buckets.ts';
import { RateLimits } from '../../limits/buckets.ts';

/** Somebody for whom a table is loaded. */
export interface Requester {
  /** The network that counts as one client. */
  readonly address: string;
  /** null: somebody without a session. */
  readonly person: string | null;
}

export interface LoadRates {
  readonly address: Rate;
  readonly person: Rate;
}

/**
 * A person comes back to all tables at which they play, which are a few; where many come from one address, they look at as many more of others.
 * @param connectionsPerAddress how many live connections an address may have
 */
export const loadRatesFor = (connectionsPerAddress: number): LoadRates => ({
  address: { perSecond: connectionsPerAddress / 100, burst: connectionsPerAddress / 10 },
  person: { perSecond: 1, burst: 40 },
});

export class LoadLimits {
  readonly #limits: RateLimits<keyof LoadRates>;

  constructor(rates: LoadRates) {
    this.#limits = new RateLimits(rates);
  }

  /**
   * Counts a table that is to be loaded for somebody. Whoever sits there goes on with their game, however much others at their address have
   * looked at.
   * @param seated who sits at that table
   * @throws ApiError that says when it may be tried again
   */
  take({ address, person }: Requester, seated: readonly string[], now: number): void {
    const isSeated = person !== null && seated.includes(person);
    const wait = this.#limits.take({ ...(isSeated ? {} : { address }), ...(person === null ? {} : { person }) }, now);
    if (wait !== null)
      throw new ApiError(
        'too-many',
        'Too many tables that nobody looked at lately were opened from here: wait a moment',
        wait,
      );
  }
}
