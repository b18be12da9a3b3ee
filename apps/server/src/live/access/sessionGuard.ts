// Ends live connections whose session has ended. A connection shows who it is once, when it opens; without this, whoever held it would
// keep seeing a hand and playing it after signing out, after a new password, or after the account was deleted.

/** A connection that was opened with a session. */
export interface Guarded {
  /** Of the session. */
  readonly session: string;
  readonly person: string;
  /** The session has ended: so must the connection. */
  end(): void;
}

export interface SessionGuardDeps {
  /** Milliseconds since 1970. */
  now(): number;
  /** Until when sessions last, by their ids; those that have ended are not among them. */
  validity(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Tries again what failed, a little later. */
  later(work: () => void): void;
  onError(error: unknown): void;
}

/** So many sessions at most are looked up by one query. */
const mostAtOnce = 500;

export class SessionGuard {
  readonly #deps: SessionGuardDeps;
  /** By connection: until when its session lasts, as far as is known. */
  readonly #known = new Map<Guarded, number>();
  readonly #unsure = new Set<Guarded>();
  #isLooking = false;
  #changes = 0;

  constructor(deps: SessionGuardDeps) {
    this.#deps = deps;
  }

  /** How many notices were heard so far: taken before somebody is looked up, it shows later whether that may be outdated. */
  get changes(): number {
    return this.#changes;
  }

  /**
   * @param until when the session ends
   * @param notices as it was before the session was looked up
   */
  add(one: Guarded, until: number, notices: number): void {
    this.#known.set(one, until);
    if (notices !== this.#changes) this.#check([one]);
  }

  remove(one: Guarded): void {
    this.#known.delete(one);
    this.#unsure.delete(one);
  }

  /** Sessions of somebody have changed. @param person null: perhaps those of anybody, because notices were missed */
  sessionChanged(person: string | null): void {
    this.#changes += 1;
    this.#check([...this.#known.keys()].filter((one) => person === null || one.person === person));
  }

  /** Looks at those whose time is over; to be called every second. */
  tick(): void {
    const now = this.#deps.now();
    this.#check([...this.#known].flatMap(([one, until]) => (until <= now ? [one] : [])));
  }

  #check(some: readonly Guarded[]): void {
    for (const one of some) this.#unsure.add(one);
    if (this.#isLooking || this.#unsure.size === 0) return;
    this.#isLooking = true;
    this.#lookUp().catch((error: unknown) => {
      this.#deps.onError(error);
      this.#deps.later(() => this.#check([]));
    });
  }

  /** @throws what the database says; then nobody of whom it was to be asked is forgotten */
  async #lookUp(): Promise<void> {
    try {
      while (this.#unsure.size > 0) await this.#lookUpSome([...this.#unsure].slice(0, mostAtOnce));
    } finally {
      // At once: whoever becomes unsure after the last look begins a new one.
      this.#isLooking = false;
    }
  }

  async #lookUpSome(some: readonly Guarded[]): Promise<void> {
    // Whoever is unsure again from now on is looked up once more.
    for (const one of some) this.#unsure.delete(one);
    try {
      const valid = await this.#deps.validity([...new Set(some.map(({ session }) => session))]);
      const now = this.#deps.now();
      for (const one of some) this.#judge(one, valid.get(one.session) ?? 0, now);
    } catch (error) {
      for (const one of some) if (this.#known.has(one)) this.#unsure.add(one);
      throw error;
    }
  }

  #judge(one: Guarded, until: number, now: number): void {
    if (!this.#known.has(one)) return;
    if (until > now) this.#known.set(one, until);
    else {
      this.remove(one);
      one.end();
    }
  }
}
