// Watchdog of the worker: asks it each second, and takes too long a silence for a sign that it is stuck or dead. Pure,
// so that it can be tested without a clock. It must never take slowness for death for ever. Hence a second that came
// late to the page says nothing of the worker, since then the page slept or the whole machine was busy; each new start
// doubles the patience; and starts are few.

/** Milliseconds between two beats. */
export const beat = 1000;

/** A beat later than this counts for nothing. */
const late = 3 * beat;

/** In beats: while the worker has nothing long to do, and while it opens a game, loads a part of itself or reads a deck. */
const patience = 5;
const patienceAtWork = 30;

/** Limit of restarts of a worker before the page gives up. */
export const mostStarts = 3;

/** So many beats in good health, and the starts before are forgotten. */
const recovered = 300;

export class Watchdog {
  #patience = patience;
  #starts = 0;
  #last: number | null = null;
  #asked = false;
  #silent = 0;
  #healthy = 0;

  /**
   * A second has passed.
   * @param now in milliseconds, of any clock
   * @param atWork whether the worker was given something that may take long
   * @returns what to do: ask the worker, wait for its answer, or bury it
   */
  tick(now: number, atWork: boolean): 'ask' | 'wait' | 'bury' {
    const wasLate = this.#last !== null && now - this.#last > late;
    this.#last = now;
    if (!this.#asked) {
      this.#asked = true;
      this.#silent = 0;
      return 'ask';
    }
    if (wasLate) this.#silent = 0;
    else this.#silent += 1;
    return this.#silent < (atWork ? Math.max(patienceAtWork, this.#patience) : this.#patience) ? 'wait' : 'bury';
  }

  answered(): void {
    this.#asked = false;
    this.#healthy += 1;
    if (this.#healthy >= recovered) this.#starts = 0;
  }

  /** The worker is dead. @returns whether another may be started */
  bury(): boolean {
    this.#asked = false;
    this.#healthy = 0;
    this.#last = null;
    this.#patience *= 2;
    this.#starts += 1;
    return this.#starts <= mostStarts;
  }

  /** The player begins something else: the task that was too much for the worker is gone. */
  forgive(): void {
    this.#starts = 0;
  }
}
