// The names of people, by their ids, at hand: each message about a table tells some, and none of them waits for the database.
import type { Person } from '@vaultsong/protocol';
import { inArray } from 'drizzle-orm';
import type { PubSub } from '../pubsub/pubSub.ts';
import { people } from '../store/schema/people.ts';
import type { Store } from '../store/store.ts';

/** So many names are kept; when there are more, it begins anew. */
const most = 50_000;

export interface NameCache {
  /** Somebody whose name is not at hand is nameless until it has been loaded. */
  find(id: string): Person;
  load(ids: readonly string[]): Promise<void>;
  close(): void;
}

export function openNameCache({ db }: Store, pubSub: PubSub): NameCache {
  const known = new Map<string, Person>();
  /** Who may be called otherwise by now: they keep their name until it has been looked up again. */
  const stale = new Set<string>();
  const load = async (ids: readonly string[]): Promise<void> => {
    const missing = [...new Set(ids)].filter((id) => !known.has(id) || stale.has(id));
    if (missing.length === 0) return;
    if (known.size > most) known.clear();
    for (const id of missing) stale.delete(id);
    const rows = await db
      .select({ id: people.id, name: people.name, kind: people.kind })
      .from(people)
      .where(inArray(people.id, missing));
    for (const row of rows) known.set(row.id, row);
    // Who is not there any more has no name; nobody asks again.
    const found = new Set(rows.map(({ id }) => id));
    for (const id of missing) if (!found.has(id)) known.set(id, { id, name: 'Deleted player', kind: 'guest' });
  };
  const stop = pubSub.subscribe('person', (id) => {
    const changed = id === null ? [...known.keys()] : known.has(id) ? [id] : [];
    for (const one of changed) stale.add(one);
    // Where the database is away, whoever loads them next looks again.
    load(changed).catch(() => {
      for (const one of changed) stale.add(one);
    });
  });
  return {
    find: (id) => known.get(id) ?? { id, name: '…', kind: 'guest' },
    load,
    close: stop,
  };
}
