// Limits of how often tables are followed: by one address, by one person, and at one table. A connection has limits of its own, but whoever
// opens many of them would have as many times these.
import type { Counted, Rate } from '../../limits/buckets.ts';
import { RateLimits } from '../../limits/buckets.ts';

export interface FollowRates {
  readonly address: Rate;
  readonly person: Rate;
  readonly table: Rate;
}

/**
 * Many people may share an address and come back at one moment, each to several tables; everybody comes back to a table that is watched.
 * @param connectionsPerAddress how many live connections an address may have: where many may come from one, they follow as much more
 */
export const followRatesFor = (connectionsPerAddress: number): FollowRates => ({
  address: { perSecond: connectionsPerAddress / 10, burst: 2 * connectionsPerAddress },
  person: { perSecond: 4, burst: 80 },
  table: { perSecond: 50, burst: 1_000 },
});

/** By what a follow is counted. */
export type CountedFollow = Counted<keyof FollowRates>;

/** All of a game is told to whoever begins to follow it: so many answers count as one more follow. Few games have more than twice as many. */
const answersOfFollow = 250;

export class FollowLimits {
  readonly #limits: RateLimits<keyof FollowRates>;

  constructor(rates: FollowRates) {
    this.#limits = new RateLimits(rates);
  }

  /**
   * Counts one more follow, if there is room for it.
   * @param who the address, the table, and the person where there is one
   * @param now milliseconds since 1970
   * @returns in how many seconds it may be tried again; null: it may be done now
   */
  take(who: CountedFollow, now: number): number | null {
    return this.#limits.take(who, now);
  }

  /**
   * Counts what a follow costs besides. Others at that table do not wait for it.
   * @param answers of the game that is told from its beginning
   */
  charge({ table: _, ...who }: CountedFollow, answers: number, now: number): void {
    this.#limits.charge(who, Math.floor(answers / answersOfFollow), now);
  }
}
