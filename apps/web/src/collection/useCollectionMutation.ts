// Hook for changes of the collection by the player, with an error in words where one fails, as on a full disk.
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Collection } from './collection.ts';
import { openCollection } from './store.ts';

export interface CollectionMutation {
  /** Reason that the last change failed; null: it did not. */
  readonly error: string | null;
  /** What became of the last change; null: there was none. */
  readonly state: 'saving' | 'saved' | 'failed' | null;
  readonly run: (work: (collection: Collection) => Promise<unknown>) => void;
}

export function useCollectionMutation(): CollectionMutation {
  const [error, setError] = useState<string | null>(null);
  const [state, setState] = useState<CollectionMutation['state']>(null);
  const last = useRef(0);
  const run = useCallback<CollectionMutation['run']>((work) => {
    last.current += 1;
    const turn = last.current;
    setState('saving');
    openCollection()
      .then(work)
      .then(
        () => {
          setError(null);
          if (turn === last.current) setState('saved');
        },
        (error: unknown) => {
          setError(`This browser could not keep that: ${error instanceof Error ? error.message : String(error)}`);
          setState('failed');
        },
      );
  }, []);
  return useMemo(() => ({ error, state, run }), [error, state, run]);
}
