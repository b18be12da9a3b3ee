// Index from table or tournament to subscribed connections, so that a broadcast need not scan them all.

export class Subscriptions<One> {
  readonly #of = new Map<string, Set<One>>();

  add(id: string, one: One): void {
    const here = this.#of.get(id) ?? new Set<One>();
    this.#of.set(id, here.add(one));
  }

  remove(id: string, one: One): void {
    const here = this.#of.get(id);
    here?.delete(one);
    if (here?.size === 0) this.#of.delete(id);
  }

  /** Ids that have a subscriber. */
  all(): readonly string[] {
    return [...this.#of.keys()];
  }

  /** A list of its own: who follows may change while it is gone through. */
  of(id: string): readonly One[] {
    return [...(this.#of.get(id) ?? [])];
  }
}
