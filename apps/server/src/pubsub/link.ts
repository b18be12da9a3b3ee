// Check of the link to the other processes. A broker that hangs ends no connection, so each process sends itself a message now and then,
// by the way that all notices take, and has to hear it.

/** Hears that the way is closed, and why; null: it is open again. */
export type OnLink = (lost: Error | null) => void;

/** How often a process tells itself something, and how long that may take. Milliseconds. */
const usual = { beat: 2_000, patience: 6_000 } as const;

export class Link {
  readonly #send: (text: string) => void;
  readonly #beat: string;
  readonly #patience: number;
  readonly #whileDown: () => void;
  readonly #listeners = new Set<OnLink>();
  readonly #timer: NodeJS.Timeout;
  /** How long nothing was heard, in beats. */
  #silent = 0;
  #isUp = true;

  /**
   * @param voice of this process
   * @param send tells all processes something, this one too; where it cannot, it does nothing
   * @param whileDown is called at each beat at which the way is closed
   */
  constructor(
    sender: string,
    send: (text: string) => void,
    whileDown: () => void,
    { beat, patience }: { beat: number; patience: number } = usual,
  ) {
    this.#whileDown = whileDown;
    this.#send = send;
    // No notice of any version is called so: the others pass over it.
    this.#beat = `${sender} beat -`;
    this.#patience = Math.ceil(patience / beat);
    this.#timer = setInterval(() => this.#next(), beat);
    this.#timer.unref();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  watch(listener: OnLink): void {
    this.#listeners.add(listener);
  }

  /** Tells itself something now, as after a new connection. */
  probe(): void {
    this.#send(this.#beat);
  }

  /** @returns whether it was what this process told itself */
  heard(text: string): boolean {
    if (text !== this.#beat) return false;
    this.#silent = 0;
    this.#become(null);
    return true;
  }

  /** A connection is gone. */
  lost(why: Error): void {
    this.#become(why);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#listeners.clear();
  }

  #next(): void {
    this.#silent += 1;
    if (this.#silent > this.#patience)
      this.#become(new Error('The broker carries nothing: what was told was not heard'));
    if (!this.#isUp) this.#whileDown();
    this.probe();
  }

  #become(lost: Error | null): void {
    const isUp = lost === null;
    if (isUp === this.#isUp) return;
    this.#isUp = isUp;
    for (const listener of this.#listeners) listener(lost);
  }
}

/** So many notices wait at most for the way to open again. Whoever hears of that looks at everything anyway. */
const mostWaitingMessages = 10_000;

/** What is still to be told; twice the same is once, and of too much the oldest is forgotten. */
export class Outbox {
  readonly #messages = new Set<string>();

  get size(): number {
    return this.#messages.size;
  }

  add(message: string): void {
    this.#messages.add(message);
    const [oldest] = this.#messages;
    if (this.#messages.size > mostWaitingMessages && oldest !== undefined) this.#messages.delete(oldest);
  }

  /** All of them, which are no longer here. */
  take(): readonly string[] {
    const all = [...this.#messages];
    this.#messages.clear();
    return all;
  }
}
