// Looks after the database while nobody asks it anything: so that an outage is heard of at once, and so that its end is noticed where people
// stay away because of it.

import { outageOf } from '../store/outage.ts';
import type { Store } from '../store/store.ts';
import type { Health } from './health.ts';
import type { Log } from './log.ts';

/** How often it looks, and how long an answer may take. Milliseconds. */
const rhythm = { look: 2_000, patience: 5_000 } as const;

/** With less room than this the log says so once, before it is gone. Bytes. */
const littleRoom = 200_000_000;

export class Watchdog {
  readonly #store: Store;
  readonly #health: Health;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | null = null;
  /** Bytes that are left on the disk; null where that is not known. */
  room: number | null = null;
  #saidLittle = false;

  constructor(store: Store, health: Health, log: Log) {
    this.#store = store;
    this.#health = health;
    this.#log = log;
    this.#timer = setInterval(() => void this.look(), rhythm.look);
    this.#timer.unref();
  }

  /** Looks now, or waits for the look that is on its way. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      await within(rhythm.patience, this.#store.check());
      this.#health.works('database');
    } catch (error) {
      this.#health.lost('database', error);
      return;
    }
    if (!this.#health.isUp('disk')) await this.#tryDisk();
    this.room = await this.#store.room();
    this.#sayLittle();
  }

  /** Nobody may be left who writes, and shows by that that there is room again. */
  async #tryDisk(): Promise<void> {
    try {
      await within(rhythm.patience, this.#store.tryWriting());
      this.#health.works('disk');
    } catch (error) {
      // Another outage than of the disk shows by itself.
      if (outageOf(error) === null) this.#log.error({ err: error }, 'whether there is room again cannot be seen');
    }
  }

  #sayLittle(): void {
    const isLittle = this.room !== null && this.room < littleRoom;
    if (isLittle && !this.#saidLittle)
      this.#log.warn({ bytes: this.room }, 'there is little room left on the disk of the database');
    this.#saidLittle = isLittle;
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The database did not answer in ${milliseconds / 1000} seconds`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
