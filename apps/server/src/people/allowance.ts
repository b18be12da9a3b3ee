// How often something may be tried for one name, wherever it comes from: who guesses passwords has more than one address.

interface Count {
  tries: number;
  readonly until: number;
}

/** Names that are remembered; whoever tries more of them only makes the oldest forgotten. */
const most = 50_000;

export class Allowance {
  private readonly counts = new Map<string, Count>();

  /**
   * @param tries how many
   * @param span in so many milliseconds
   */
  constructor(
    private readonly tries: number,
    private readonly span: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one try. @returns whether it is allowed */
  take(key: string): boolean {
    const now = this.now();
    const found = this.counts.get(key);
    // Further ahead than a whole span lies only what was counted before the clock was set back.
    const isOver = found === undefined || found.until <= now || found.until > now + this.span;
    const count = isOver ? { tries: 0, until: now + this.span } : found;
    this.counts.delete(key);
    const [oldest] = this.counts.keys();
    if (this.counts.size >= most && oldest !== undefined) this.counts.delete(oldest);
    this.counts.set(key, count);
    count.tries++;
    return count.tries <= this.tries;
  }

  /** What was tried is forgiven: it was the right one. */
  clear(key: string): void {
    this.counts.delete(key);
  }
}
