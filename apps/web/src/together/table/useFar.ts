// The table that a page shows, followed as it changes.
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { readClient, watchClient } from '../../client/client.ts';
import { live } from '../../online/live/wire.ts';
import type { Far } from './far.ts';
import { Following } from './following.ts';
import type { Clock } from './pacing.ts';
import { FarWords } from './words.ts';

export interface AtTable {
  readonly far: Far;
  readonly following: Following;
  readonly words: FarWords;
}

const clock: Clock = {
  now: Date.now,
  later: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** @param id of the table */
export function useFollowing(id: string): AtTable {
  const [following, words] = useMemo(() => {
    const made = new FarWords();
    return [new Following(id, live, made, clock), made] as const;
  }, [id]);
  const far = useSyncExternalStore(following.watch, following.read);
  const { revived } = useSyncExternalStore(watchClient, readClient);
  useEffect(() => {
    if (revived === 0) return;
    words.renew();
    following.retell();
  }, [revived, following, words]);
  return { far, following, words };
}

export const AtTableContext = createContext<AtTable | null>(null);

/** @throws Error outside of the page of a table */
export function useAtTable(): AtTable {
  const at = useContext(AtTableContext);
  if (at === null) throw new Error('There is no table here');
  return at;
}
