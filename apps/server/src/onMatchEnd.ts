// Follow-up of a finished match: rates it and tells its tournament. The process that saw the end does this at once. A
// sweep of the database finds matches that a killed process left undone. Doing it twice changes nothing.
import type { Table } from '@vaultsong/tables';
import type { Ratings } from './ratings/ratings.ts';
import type { TableRegistry } from './tables/tableRegistry.ts';
import type { Tournaments } from './tournaments/tournaments.ts';

interface Deps {
  readonly tableRegistry: TableRegistry;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  onError(error: unknown): void;
}

export interface MatchEndHandler {
  /** Does what was left undone, and sees to tournaments. To be called now and then. */
  sweep(): Promise<void>;
  /** Resolves when all is done that was begun. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** So many tables are remembered whose end has been handled: whoever opens one of them again need not ask the database. */
const mostKnown = 10_000;

export function openMatchEndHandler({ tableRegistry, ratings, tournaments, onError }: Deps): MatchEndHandler {
  const running = new Set<Promise<void>>();
  const done = new Set<string>();
  let isClosed = false;
  const after = async (table: Table): Promise<void> => {
    await ratings.rateMatch(table);
    await tournaments.tableIsOver(table);
    if (done.size >= mostKnown) done.clear();
    done.add(table.id);
  };
  const run = (work: () => Promise<void>): Promise<void> => {
    if (isClosed) return Promise.resolve();
    const one = work()
      .catch(onError)
      .finally(() => running.delete(one));
    running.add(one);
    return one;
  };
  const idle = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
  };
  tableRegistry.onOver((table) => {
    if (!done.has(table.id)) void run(() => after(table));
  });
  return {
    idle,
    sweep: () =>
      run(async () => {
        for (const id of await ratings.missed()) {
          const actor = await tableRegistry.table(id);
          if (actor !== null) await ratings.rateMatch(actor.table);
        }
        await tournaments.sweep();
      }),
    close: async () => {
      isClosed = true;
      await idle();
    },
  };
}
