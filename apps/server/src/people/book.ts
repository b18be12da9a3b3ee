// The names of people, by their ids, at hand: each message about a table tells some, and none of them waits for the database.
import type { Person } from '@vaultsong/protocol';
import { inArray } from 'drizzle-orm';
import { people } from '../store/schema/people.ts';
import type { Store } from '../store/store.ts';
import type { Waking } from '../waking/notice.ts';

/** So many names are kept; when there are more, it begins anew. */
const most = 50_000;

export interface Book {
  /** Somebody whose name is not at hand is nameless until it has been loaded. */
  find(id: string): Person;
  load(ids: readonly string[]): Promise<void>;
  close(): void;
}

export function openBook({ db }: Store, waking: Waking): Book {
  const known = new Map<string, Person>();
  const stop = waking.hear('person', (id) => {
    if (id === null) known.clear();
    else known.delete(id);
  });
  return {
    find: (id) => known.get(id) ?? { id, name: '…', kind: 'guest' },
    load: async (ids) => {
      const missing = [...new Set(ids)].filter((id) => !known.has(id));
      if (missing.length === 0) return;
      if (known.size > most) known.clear();
      const rows = await db
        .select({ id: people.id, name: people.name, kind: people.kind })
        .from(people)
        .where(inArray(people.id, missing));
      for (const row of rows) known.set(row.id, row);
      // Who is not there any more has no name; nobody asks again.
      for (const id of missing) if (!known.has(id)) known.set(id, { id, name: 'Deleted player', kind: 'guest' });
    },
    close: stop,
  };
}
