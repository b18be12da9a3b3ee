// A review of running tables after a start, a few at a time: the rules may have been mended since, so that a game stands elsewhere, or
// ended. Lists and players learn of it without anybody opening the table.
import type { EventStore } from '../eventStore.ts';
import type { TableRegistry } from '../tableRegistry.ts';

/** So many tables are opened at once: they are loaded beside the games that people play. */
const mostAtOnce = 50;

interface Deps {
  readonly eventStore: Pick<EventStore, 'runningAfter'>;
  readonly tableRegistry: Pick<TableRegistry, 'table'>;
  onError(error: unknown, table: string): void;
}

export class RunningReview {
  readonly #deps: Deps;
  /** The last table that was opened; null: all were. */
  #last: string | null = '';

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Opens the next few. A table that cannot be opened does not keep the others from it. */
  async next(): Promise<void> {
    if (this.#last === null) return;
    const { eventStore, tableRegistry, onError } = this.#deps;
    const some = await eventStore.runningAfter(this.#last, mostAtOnce);
    this.#last = some.length < mostAtOnce ? null : (some.at(-1) ?? null);
    for (const id of some) await tableRegistry.table(id).catch((error: unknown) => onError(error, id));
  }
}
