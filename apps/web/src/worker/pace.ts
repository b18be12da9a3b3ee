// Pace of the moves of bots and of an automaton: a pause before each, which the player can end, or skip up to the next decision.

export class Pace {
  #milliseconds = 0;
  #skips = false;
  /** Ends the pause that is made now. */
  #wake: (() => void) | null = null;

  /** @param milliseconds for each move; Infinity: until `next` */
  set(milliseconds: number): void {
    this.#milliseconds = milliseconds;
  }

  /** Moves go on unseen, because the pace is 0 or the player skips. */
  get isSilent(): boolean {
    return this.#milliseconds === 0 || this.#skips;
  }

  next(): void {
    this.#wake?.();
  }

  skip(): void {
    this.#skips = true;
    this.#wake?.();
  }

  /** Somebody decided: what comes now is shown again. */
  begin(): void {
    this.#skips = false;
  }

  pause(): Promise<void> {
    return new Promise((resolve) => {
      const pace = this.#skips ? 0 : this.#milliseconds;
      const timer = Number.isFinite(pace) ? setTimeout(resolve, pace) : undefined;
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
