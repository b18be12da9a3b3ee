// What the player does with the collection, and what is said when it fails, as where the disk is full.
import { useCallback, useMemo, useState } from 'react';
import type { Collection } from './collection.ts';
import { openCollection } from './store.ts';

export interface CollectionMutation {
  /** Why the last thing could not be done; null: it was. */
  readonly trouble: string | null;
  readonly run: (work: (collection: Collection) => Promise<unknown>) => void;
}

export function useCollectionMutation(): CollectionMutation {
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = useCallback<CollectionMutation['run']>((work) => {
    openCollection()
      .then(work)
      .then(
        () => setTrouble(null),
        (error: unknown) =>
          setTrouble(`This browser could not keep that: ${error instanceof Error ? error.message : String(error)}`),
      );
  }, []);
  return useMemo(() => ({ trouble, run }), [trouble, run]);
}
