// Results of the checks: the faults that they found, and how much each has looked at, so that a check that sees nothing is noticed.

export const checkNames = ['views', 'words', 'lateness', 'progress', 'order', 'omni', 'tournaments'] as const;
export type CheckName = (typeof checkNames)[number];

interface Found {
  /** Where it was found first. */
  readonly where: string;
  times: number;
}

export class Tally {
  readonly #looked = new Map<CheckName, number>();
  /** A fault is seldom alone: those of one kind are counted, so that they do not hide others. */
  readonly #found = new Map<CheckName, Map<string, Found>>();

  looked(check: CheckName): void {
    this.#looked.set(check, this.lookedAt(check) + 1);
  }

  /** @param what the kind of fault, without the names of where it was found */
  fault(check: CheckName, what: string, where: string): void {
    const kinds = this.#found.get(check) ?? new Map<string, Found>();
    this.#found.set(check, kinds);
    const found = kinds.get(what) ?? { where, times: 0 };
    found.times += 1;
    kinds.set(what, found);
  }

  /** How many things a check has looked at. */
  lookedAt(check: CheckName): number {
    return this.#looked.get(check) ?? 0;
  }

  /** The kinds of faults that a check has found. */
  foundBy(check: CheckName): readonly string[] {
    return [...(this.#found.get(check)?.keys() ?? [])];
  }

  get faults(): readonly string[] {
    return [...this.#found].flatMap(([check, kinds]) =>
      [...kinds].map(([what, { where, times }]) => `${check}: ${what} (${times} times, first: ${where})`),
    );
  }
}
