// Limits of how often tables are followed: by one address, by one person, and at one table. A connection has limits of its own, but whoever
// opens many of them would have as many times these.

interface Rate {
  /** In the long run. */
  readonly perSecond: number;
  /** At once. */
  readonly burst: number;
}

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

/** So many keys are remembered. */
const mostRemembered = 10_000;

/** Token buckets of one rate, by key. */
class Buckets {
  readonly #rate: Rate;
  readonly #left = new Map<string, { left: number; at: number }>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** @returns in how many milliseconds there is room; 0: now */
  waitOf(key: string, now: number): number {
    const left = this.#leftOf(key, now);
    return left >= 1 ? 0 : Math.ceil(((1 - left) / this.#rate.perSecond) * 1000);
  }

  take(key: string, now: number): void {
    const left = this.#leftOf(key, now) - 1;
    // Those that took something lately stand last: so the one that is forgotten is most likely to have its burst again.
    this.#left.delete(key);
    const [oldest] = this.#left.keys();
    if (this.#left.size >= mostRemembered && oldest !== undefined) this.#left.delete(oldest);
    this.#left.set(key, { left, at: now });
  }

  #leftOf(key: string, now: number): number {
    const known = this.#left.get(key);
    const { perSecond, burst } = this.#rate;
    if (known === undefined) return burst;
    // A clock that was set back has let no time pass, and goes on from there.
    known.at = Math.min(known.at, now);
    return Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond);
  }
}

export class FollowLimits {
  readonly #buckets: Readonly<Record<keyof FollowRates, Buckets>>;

  constructor(rates: FollowRates) {
    this.#buckets = {
      address: new Buckets(rates.address),
      person: new Buckets(rates.person),
      table: new Buckets(rates.table),
    };
  }

  /**
   * Counts one more follow, if there is room for it.
   * @param who the address, the table, and the person where there is one
   * @param now milliseconds since 1970
   * @returns in how many seconds it may be tried again; null: it may be done now
   */
  take(who: Readonly<Partial<Record<keyof FollowRates, string>>>, now: number): number | null {
    const taken = (['address', 'person', 'table'] as const).flatMap((kind) => {
      const key = who[kind];
      return key === undefined ? [] : [{ buckets: this.#buckets[kind], key }];
    });
    const wait = Math.max(0, ...taken.map(({ buckets, key }) => buckets.waitOf(key, now)));
    if (wait > 0) return Math.ceil(wait / 1000);
    for (const { buckets, key } of taken) buckets.take(key, now);
    return null;
  }
}
