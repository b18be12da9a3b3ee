// Token buckets: how often something may be done in the long run, and how often at once, for each of many keys.

export interface Rate {
  /** In the long run. */
  readonly perSecond: number;
  /** At once. */
  readonly burst: number;
}

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

  /** @param count more than there is room for makes the next ones wait longer */
  take(key: string, now: number, count: number): void {
    const left = this.#leftOf(key, now) - count;
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

/** By what something is counted: an address, a person; by each of these kinds at most one key. */
export type Counted<Kind extends string> = Readonly<Partial<Record<Kind, string>>>;

/** Limits of something that is counted by keys of several kinds at once, each kind at a rate of its own. */
export class RateLimits<Kind extends string> {
  readonly #buckets: ReadonlyMap<string, Buckets>;

  constructor(rates: Readonly<Record<Kind, Rate>>) {
    this.#buckets = new Map(Object.entries<Rate>(rates).map(([kind, rate]) => [kind, new Buckets(rate)]));
  }

  /**
   * Counts one more, if there is room for it by all of its keys.
   * @param now milliseconds since 1970
   * @returns in how many seconds it may be tried again; null: it may be done now
   */
  take(who: Counted<Kind>, now: number): number | null {
    const taken = this.#of(who);
    const wait = Math.max(0, ...taken.map(({ buckets, key }) => buckets.waitOf(key, now)));
    if (wait > 0) return Math.ceil(wait / 1000);
    for (const { buckets, key } of taken) buckets.take(key, now, 1);
    return null;
  }

  /** Counts what one costs besides, where that is known only after it was let in: the next ones wait for it. */
  charge(who: Counted<Kind>, count: number, now: number): void {
    for (const { buckets, key } of this.#of(who)) buckets.take(key, now, count);
  }

  #of(who: Counted<Kind>): readonly { readonly buckets: Buckets; readonly key: string }[] {
    return Object.entries<string | undefined>(who).flatMap(([kind, key]) => {
      const buckets = this.#buckets.get(kind);
      return key === undefined || buckets === undefined ? [] : [{ buckets, key }];
    });
  }
}
