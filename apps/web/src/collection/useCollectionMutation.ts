// Hook for changes of the collection by the player, with an error in words where one fails, as on a full disk.
import { useCallback, useMemo, useState } from 'react';
import type { Collection } from './collection.ts';
import { openCollection } from './store.ts';

export interface CollectionMutation {
  /** Reason that the last change failed; null: it did not. */
  readonly error: string | null;
  readonly run: (work: (collection: Collection) => Promise<unknown>) => void;
}

export function useCollectionMutation(): CollectionMutation {
  const [error, setError] = useState<string | null>(null);
  const run = useCallback<CollectionMutation['run']>((work) => {
    openCollection()
      .then(work)
      .then(
        () => setError(null),
        (error: unknown) =>
          setError(`This browser could not keep that: ${error instanceof Error ? error.message : String(error)}`),
      );
  }, []);
  return useMemo(() => ({ error, run }), [error, run]);
}
