// Which connections follow which table, so that nobody looks through all of them for each word that is said.

export class Followers<One> {
  readonly #of = new Map<string, Set<One>>();

  add(table: string, one: One): void {
    const here = this.#of.get(table) ?? new Set<One>();
    this.#of.set(table, here.add(one));
  }

  remove(table: string, one: One): void {
    const here = this.#of.get(table);
    here?.delete(one);
    if (here?.size === 0) this.#of.delete(table);
  }

  /** A list of its own: who follows may change while it is gone through. */
  of(table: string): readonly One[] {
    return [...(this.#of.get(table) ?? [])];
  }
}
