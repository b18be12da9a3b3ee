// Time for a turn, shared out among its decisions: the first ones, on which the others depend, may take most of it.
import type { Thinking } from './bot.ts';

/** Of the time that is left a decision may take this share, so that there is always some left. */
const share = 0.5;

export class TurnBudget {
  readonly #milliseconds: number;
  readonly #now: () => number;
  #turn = -1;
  #left = 0;

  /**
   * @param milliseconds that a turn may take, all its decisions together
   * @param now the clock, in milliseconds
   */
  constructor(milliseconds: number, now: () => number = () => performance.now()) {
    this.#milliseconds = milliseconds;
    this.#now = now;
  }

  /**
   * Lets somebody think about a decision of that turn. A search that is ended by the clock can end otherwise the next time.
   * @param around what else goes on around the search
   */
  within<Answer>(turn: number, around: Thinking, think: (thinking: Thinking) => Answer): Answer {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#left = this.#milliseconds;
    }
    const start = this.#now();
    const end = start + this.#left * share;
    const answer = think({
      mustStop: () => around.mustStop() || this.#now() >= end,
      onProgress: (done) => around.onProgress(done),
    });
    this.#left = Math.max(0, this.#left - (this.#now() - start));
    return answer;
  }
}
