// Pacing of the moves of others: one after the other at the pace that the player likes, as with a bot at this screen. A
// move that took its player longer than the pace gets no further pause.

/** Clock and timer that the pauses need. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does the work later. @returns a function that calls it off */
  later(work: () => void, milliseconds: number): () => void;
}

const nothing = (): void => {};

export class Pacing {
  readonly #clock: Clock;
  readonly #onPause: (isPaused: boolean) => void;
  /** Milliseconds for each move of others; Infinity waits for `next`. */
  #pace = 0;
  #shownAt = Number.NEGATIVE_INFINITY;
  #wake: (() => void) | null = null;
  #hurries = false;
  #skips = false;

  /** @param onPause hears when a pause begins and ends */
  constructor(clock: Clock, onPause: (isPaused: boolean) => void) {
    this.#clock = clock;
    this.#onPause = onPause;
  }

  setPace(milliseconds: number): void {
    if (milliseconds === this.#pace) return;
    this.#pace = milliseconds;
    this.next();
  }

  /** Ends the pause that is made now. */
  next(): void {
    this.#wake?.();
  }

  /** Makes no pause until all is shown that was told. */
  hurry(): void {
    this.#hurries = true;
    this.next();
  }

  /** Makes no pause until the player is asked. */
  skip(): void {
    this.#skips = true;
    this.next();
  }

  /** Waits until the next move of others may be shown. */
  async pause(): Promise<void> {
    const wait = this.#shownAt + this.#pace - this.#clock.now();
    // Nothing was shown before: no number.
    if (this.#hurries || this.#skips || !(wait > 0)) return;
    this.#onPause(true);
    await new Promise<void>((resolve) => {
      const callOff = Number.isFinite(wait) ? this.#clock.later(resolve, wait) : nothing;
      this.#wake = () => {
        callOff();
        resolve();
      };
    });
    this.#wake = null;
    this.#onPause(false);
  }

  /** @param isAsked the player is to decide now */
  shown(isAsked: boolean): void {
    this.#shownAt = this.#clock.now();
    if (isAsked) this.#skips = false;
  }

  /** All is shown that was told. */
  rest(): void {
    this.#hurries = false;
  }
}
