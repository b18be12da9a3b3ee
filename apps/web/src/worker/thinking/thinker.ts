// Lets bots that search think in a worker of their own, so that the table answers meanwhile. It is the same script as the worker of the table,
// which the browser has already. What is no longer wanted is ended with its worker, as a search hears nothing until it is done.

import type { Seat } from '@vaultsong/engine';
import * as Comlink from 'comlink';
import type { Thinking } from '../../wire/host.ts';
import type { BotTask } from './botTask.ts';

/** One that dies twice over the same question would die a third time. */
const mostTries = 2;
/** Nobody needs to hear of progress more often. In milliseconds, as all times here. */
const progressStep = 100;
/** A worker that says nothing for so long is dead, or never came to life. */
const longestSilence = 30_000;

/** What a worker that thinks can be asked for. */
export interface ThinkingWorker {
  think(task: BotTask, onProgress: ((share: number) => void) & Comlink.ProxyMarked): number;
}

interface Mind {
  readonly worker: Worker;
  readonly proxy: Comlink.Remote<ThinkingWorker>;
}

const mindOf = (worker: Worker): Mind => ({ worker, proxy: Comlink.wrap<ThinkingWorker>(worker) });

export class Thinker {
  #mind: Mind | null = null;
  /** Ends the thought that goes on. */
  #end: (() => void) | null = null;
  readonly #tell: (thinking: Thinking | null) => void;
  /** It was told that a bot thinks. */
  #told = false;

  /** @param tell how far a bot is; null: none thinks any more */
  constructor(tell: (thinking: Thinking | null) => void) {
    this.#tell = tell;
  }

  /**
   * Until it is to rest, it goes on to the next question without a break.
   * @param seat of the bot; null: nobody is told how far it is
   * @returns the option that the bot chooses; null where it was told to stop
   * @throws Error where no worker can think about it
   */
  async think(thought: BotTask, seat: Seat | null): Promise<number | null> {
    this.#end?.();
    for (let tries = 1; ; tries++) {
      this.#hear(seat, 0);
      try {
        return await this.#tryTo(thought, (share) => this.#hear(seat, share));
      } catch (error) {
        this.#bury();
        this.rest();
        if (tries === mostTries)
          throw new Error('The bot could not decide. Undo, or continue with a bot that thinks less.', {
            cause: error,
          });
      }
    }
  }

  /** Ends what is thought about now, if anything is. */
  stop(): void {
    this.#end?.();
    this.rest();
  }

  /** No bot is asked any more. */
  rest(): void {
    if (this.#told) this.#tell(null);
    this.#told = false;
  }

  #hear(seat: Seat | null, share: number): void {
    if (seat === null) return;
    this.#told = true;
    this.#tell({ seat, share });
  }

  #tryTo(thought: BotTask, onProgress: (share: number) => void): Promise<number | null> {
    this.#mind ??= mindOf(new Worker(self.location.href, { type: 'module', name: 'thinker' }));
    const { worker, proxy: far } = this.#mind;
    return new Promise((resolve, reject) => {
      const dead = (): void => {
        settle();
        reject(new Error('The worker that thinks is dead'));
      };
      let silence = setTimeout(dead, longestSilence);
      // What a worker said before it was ended may still be on its way.
      let isOver = false;
      const settle = (): void => {
        clearTimeout(silence);
        worker.removeEventListener('error', dead);
        isOver = true;
        this.#end = null;
      };
      worker.addEventListener('error', dead);
      this.#end = () => {
        settle();
        this.#bury();
        resolve(null);
      };
      const heard = (share: number): void => {
        if (isOver) return;
        clearTimeout(silence);
        silence = setTimeout(dead, longestSilence);
        onProgress(share);
      };
      const thinking = far.think(thought, Comlink.proxy(heard));
      thinking.then(resolve, reject).finally(() => {
        if (!isOver) settle();
      });
    });
  }

  #bury(): void {
    this.#mind?.worker.terminate();
    this.#mind = null;
  }
}

/** In the worker that thinks: tells of progress, but not more often than anybody looks. */
export function seldom(tell: (share: number) => void): (share: number) => void {
  let last = performance.now();
  return (share) => {
    const now = performance.now();
    if (now - last < progressStep) return;
    last = now;
    tell(share);
  };
}
