// The bots of the house. Quick ones answer in this thread; those that search think in threads of their own, so that no table
// waits for the thoughts at another one.

import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { BotName } from '@vaultsong/bots';
import { botNamed, decide, randomFrom } from '@vaultsong/bots';
import type { State } from '@vaultsong/engine';
import { Piscina } from 'piscina';
import { niceIncrement } from './threadPriority.ts';

/** A question for a bot; the same one has the same answer, wherever it is thought about. */
export interface BotTask {
  readonly state: State;
  readonly bot: BotName;
  readonly seed: number;
}

/** @returns the option that the bot chooses */
export const think = ({ state, bot, seed }: BotTask): number => decide(botNamed(bot), state, randomFrom(seed));

/** Answers at once, in this thread. */
const stopgap: BotName = 'rules';

export class BotPool {
  #threads: Piscina<BotTask, number> | null = null;
  #isClosed = false;
  readonly #onError: (error: unknown) => void;

  /** @param onError hears of a thread that died, in whose place there is another one for the next question */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  async answer(thought: BotTask): Promise<number> {
    if (botNamed(thought.bot).needs !== 'imagination') return think(thought);
    this.#threads ??= new Piscina({
      filename: path.join(import.meta.dirname, 'thinking.mjs'),
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: 30_000,
      niceIncrement,
      // Whoever waits for so many thoughts before it is told to come again later.
      maxQueue: 1_000,
    });
    try {
      return await this.#threads.run(thought);
    } catch (error) {
      // People at the table do not wait for ever because of a thread that ended: the question is answered with less thought.
      if (this.#isClosed) throw error;
      this.#onError(error);
      return think({ ...thought, bot: stopgap });
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#threads?.destroy();
    this.#threads = null;
  }
}
