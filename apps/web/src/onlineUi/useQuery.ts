// Query of a page to the server, repeated when its key changes, on news, when the page is seen again, and when the
// network returns. The last data stay visible while it asks, and while the server cannot be reached.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RequestError } from '../online/rest.ts';
import { toRequestError } from './toRequestError.ts';

export interface Query<T> {
  /** The last answer; null: none yet. */
  readonly data: T | null;
  /** Failure of the last request; null: it succeeded, or is still under way. */
  readonly error: RequestError | null;
  /** Asks again. */
  readonly refetch: () => void;
  /** Takes data from elsewhere, as from the answer to a mutation. */
  readonly setData: (result: T) => void;
}

/**
 * Asks the server, and asks again.
 * @param key what is asked for; another is another question, whose answer begins with nothing
 * @param ask it may be another function each time
 */
export function useQuery<T>(key: string, ask: () => Promise<T>): Query<T> {
  const [result, setResult] = useState<{ readonly key: string; readonly what: T } | null>(null);
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: RequestError } | null>(null);
  const [times, setTimes] = useState(0);
  const asking = useRef(ask);
  asking.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again each time
  useEffect(() => {
    let late = false;
    asking.current().then(
      (what) => {
        if (late) return;
        setResult({ key, what });
        setFailed(null);
      },
      (error: unknown) => {
        if (!late) setFailed({ key, error: toRequestError(error) });
      },
    );
    return () => {
      late = true;
    };
  }, [key, times]);
  const refetch = useCallback(() => setTimes((before) => before + 1), []);
  useEffect(() => {
    const onSight = (): void => {
      if (!document.hidden) refetch();
    };
    window.addEventListener('online', refetch);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      window.removeEventListener('online', refetch);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [refetch]);
  const setData = useCallback((what: T) => setResult({ key, what }), [key]);
  return {
    data: result?.key === key ? result.what : null,
    error: failed?.key === key ? failed.error : null,
    refetch,
    setData,
  };
}
