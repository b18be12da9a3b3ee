// Which connections follow which table, or which tournament, so that nobody looks through all of them for each word that is said.

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

  /** What somebody follows. */
  all(): readonly string[] {
    return [...this.#of.keys()];
  }

  /** A list of its own: who follows may change while it is gone through. */
  of(id: string): readonly One[] {
    return [...(this.#of.get(id) ?? [])];
  }
}
