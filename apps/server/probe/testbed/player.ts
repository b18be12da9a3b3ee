// Client that plays at one table with random answers as fast as it is asked. It remembers which answers were
// acknowledged and which were not.
import { setTimeout } from 'node:timers/promises';
import type { Caller, Known } from './caller.ts';
import type { Acknowledged } from './checkLogs.ts';
import { within } from './deadline.ts';

/** Wait before another try, in milliseconds. */
const again = 300;

export interface PlayerOptions {
  readonly caller: Caller;
  table: string;
  /** Milliseconds between being asked and answering, at most. */
  readonly pause: number;
  readonly random: () => number;
  /** Free take-backs per hundred questions. */
  readonly takeBacks: number;
  readonly wantsRefusals?: boolean;
  /** Whether only the parts that changed are told, of what is known already. */
  readonly wantsChanges?: boolean;
}

export class Player {
  readonly caller: Caller;
  table: string;
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that were refused: these must be in no log. */
  readonly refused: Acknowledged[] = [];
  /** Number of answers that the server could not keep; they are given again. */
  unavailable = 0;
  /** Sent, and neither acknowledged nor refused. */
  inFlight: Acknowledged | null = null;
  /** Time of the last acknowledgment, in milliseconds since 1970. */
  lastAt = 0;
  /** Hears everything, too. */
  onMessage: Caller['onMessage'] = () => {};
  readonly #options: PlayerOptions;
  #wake: () => void = () => {};
  #isPlaying = false;

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.caller = options.caller;
    this.table = options.table;
    this.caller.onMessage = (message, text) => {
      this.onMessage(message, text);
      this.#wake();
    };
    this.caller.onClose = () => this.#wake();
  }

  get known(): Known | undefined {
    return this.caller.tables.get(this.table);
  }

  get isOver(): boolean {
    return this.known?.stage === 'over' || this.known?.stage === 'closed';
  }

  /** Follows its table, and resolves when it has been told all of it. */
  async arrive(): Promise<void> {
    this.caller.tables.delete(this.table);
    const { wantsRefusals: whyNot = false, wantsChanges: changes = false } = this.#options;
    this.caller.follow(this.table, { whyNot, changes });
    const told = async (): Promise<void> => {
      while (this.known === undefined) {
        if (!this.caller.isConnected) throw new Error('The server ended the connection');
        await this.hear();
      }
    };
    await within(told(), `hearing of table ${this.table}`);
  }

  /** Plays until the match is over, the connection ends, or `stop` is called. */
  async play(): Promise<void> {
    const { random, pause, takeBacks } = this.#options;
    this.#isPlaying = true;
    while (this.#isPlaying && this.caller.isConnected && !this.isOver) {
      const { known } = this;
      if (known === undefined || known.question === null || known.options === 0) {
        await this.hear();
        continue;
      }
      if (pause > 0) await setTimeout(random() * pause);
      if (known.options === 0) continue;
      if (known.takeBack === 'free' && random() * 100 < takeBacks) await this.#takeBack(known.question);
      else await this.answer(known.question, Math.floor(random() * known.options));
    }
  }

  stop(): void {
    this.#isPlaying = false;
    this.#wake();
  }

  /** @returns whether it was acknowledged; null where there was no word of it */
  async answer(question: number, option: number): Promise<boolean | null> {
    const seat = this.known?.you ?? -1;
    const answer: Acknowledged = { table: this.table, seat, question, option };
    this.inFlight = answer;
    const command = { type: 'answer', question, option } as const;
    const reply = await this.caller.ask({ type: 'command', table: this.table, command });
    if (reply === null) return null;
    this.inFlight = null;
    if (reply.type === 'done') {
      this.acknowledged.push(answer);
      this.lastAt = performance.timeOrigin + performance.now();
      return true;
    }
    if (reply.type === 'rejected' && (reply.code === 'unavailable' || reply.code === 'too-many')) {
      // Another time the same answer may be taken.
      if (reply.code === 'unavailable') this.unavailable += 1;
      await setTimeout(again);
    } else if (reply.type === 'rejected') this.refused.push(answer);
    return false;
  }

  async #takeBack(question: number): Promise<void> {
    await this.caller.ask({ type: 'command', table: this.table, command: { type: 'take-back', question } });
  }

  /** Resolves when something is heard, or nothing can be any more. */
  hear(): Promise<void> {
    if (!this.caller.isConnected) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#wake = () => {};
        resolve();
      };
    });
  }
}
