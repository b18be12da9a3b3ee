// Tables as they were some time ago, kept as long as somebody looks at them: those who look on with the same delay share one.
import type { Entry } from '@vaultsong/tables';
import type { Hall } from '../../hall/hall.ts';
import type { Hosted } from '../../hall/hosted.ts';
import type { Opener } from '../../hall/loading/loadLimits.ts';
import type { Logs } from '../../hall/logs.ts';
import { Late } from '../late.ts';

interface Needs {
  readonly hall: Hall;
  readonly logs: Logs;
  now(): number;
  onError(error: unknown): void;
}

/** The longest that a timer of Node can wait, nearly: 23 days. Milliseconds. */
const longestTimer = 2_000_000_000;

export class DelayedTables {
  readonly #needs: Needs;
  /** By table and delay. */
  readonly #open = new Map<string, Promise<Late>>();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /**
   * @param delay in milliseconds
   * @throws Refusal where too many tables were loaded for them
   */
  async get(hosted: Hosted, delay: number, opener: Opener): Promise<Late> {
    const key = `${hosted.id} ${delay}`;
    const known = this.#open.get(key);
    if (known !== undefined) return await known;
    // Nobody who looks on late sits there.
    this.#needs.hall.loader.admit(opener, []);
    const opening = this.#load(hosted, delay, opener);
    this.#open.set(key, opening);
    opening.catch(() => this.#open.delete(key));
    return await opening;
  }

  #load(hosted: Hosted, delay: number, opener: Opener): Promise<Late> {
    const { hall, logs, now, onError } = this.#needs;
    const source = {
      read: () => logs.read(hosted.id, 0),
      load: (entries: readonly Entry[]) => hall.loader.load(hosted.id, entries, opener),
    };
    return Late.open(hosted, source, delay, {
      now,
      elapsed: () => performance.now(),
      later: (milliseconds, work) => {
        const timer = setTimeout(work, Math.min(milliseconds, longestTimer));
        return () => clearTimeout(timer);
      },
      onError,
    });
  }

  /** Ends those that nobody looks at any more. */
  sweep(): void {
    for (const [key, opening] of this.#open)
      void opening.then((late) => {
        if (late.isFollowed) return;
        late.end();
        this.#open.delete(key);
      });
  }

  async close(): Promise<void> {
    for (const late of await Promise.allSettled(this.#open.values())) if (late.status === 'fulfilled') late.value.end();
  }
}
