// Tables as they were some time ago, kept as long as somebody looks at them: those who look on with the same delay share one.
import type { Entry } from '@vaultsong/tables';
import type { EventStore } from '../../tables/eventStore.ts';
import type { Requester } from '../../tables/loading/loadLimits.ts';
import type { TableActor } from '../../tables/tableActor.ts';
import type { TableRegistry } from '../../tables/tableRegistry.ts';
import { DelayedTable } from '../spectatorDelay.ts';

interface Deps {
  readonly tableRegistry: TableRegistry;
  readonly eventStore: EventStore;
  now(): number;
  onError(error: unknown): void;
}

/** The longest that a timer of Node can wait, nearly: 23 days. Milliseconds. */
const longestTimer = 2_000_000_000;

export class DelayedTables {
  readonly #deps: Deps;
  /** By table and delay. */
  readonly #open = new Map<string, Promise<DelayedTable>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @param delay in milliseconds
   * @throws ApiError where too many tables were loaded for them
   */
  async get(actor: TableActor, delay: number, requester: Requester): Promise<DelayedTable> {
    const key = `${actor.id} ${delay}`;
    const known = this.#open.get(key);
    if (known !== undefined) return await known;
    // Nobody who looks on late sits there.
    this.#deps.tableRegistry.loader.admit(requester, []);
    const opening = this.#load(actor, delay, requester);
    this.#open.set(key, opening);
    opening.catch(() => this.#open.delete(key));
    return await opening;
  }

  #load(actor: TableActor, delay: number, requester: Requester): Promise<DelayedTable> {
    const { tableRegistry, eventStore, now, onError } = this.#deps;
    const source = {
      read: () => eventStore.read(actor.id, 0),
      load: (entries: readonly Entry[]) => tableRegistry.loader.load(actor.id, entries, requester),
    };
    return DelayedTable.open(actor, source, delay, {
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
      void opening.then((delayed) => {
        if (delayed.isFollowed) return;
        delayed.end();
        this.#open.delete(key);
      });
  }

  async close(): Promise<void> {
    for (const delayed of await Promise.allSettled(this.#open.values()))
      if (delayed.status === 'fulfilled') delayed.value.end();
  }
}
