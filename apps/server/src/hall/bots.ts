// The bots of the house. Quick ones answer in this thread; those that search think in threads of their own, so that no table
// waits for the thoughts at another one.

import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { BotName } from '@vaultsong/bots';
import { botNamed, decide, randomFrom } from '@vaultsong/bots';
import type { State } from '@vaultsong/engine';
import { Piscina } from 'piscina';

/** A question for a bot; the same one has the same answer, wherever it is thought about. */
export interface Thought {
  readonly state: State;
  readonly bot: BotName;
  readonly seed: number;
}

/** @returns the option that the bot chooses */
export const think = ({ state, bot, seed }: Thought): number => decide(botNamed(bot), state, randomFrom(seed));

export class House {
  #threads: Piscina<Thought, number> | null = null;

  async answer(thought: Thought): Promise<number> {
    if (botNamed(thought.bot).needs !== 'imagination') return think(thought);
    this.#threads ??= new Piscina({
      filename: path.join(import.meta.dirname, 'thinking.mjs'),
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: 30_000,
      // Whoever waits for so many thoughts before it is told to come again later.
      maxQueue: 1_000,
    });
    return await this.#threads.run(thought);
  }

  async close(): Promise<void> {
    await this.#threads?.destroy();
    this.#threads = null;
  }
}
