// What a page asks of the server, and asks again: when the address changes, when it hears of news, when there is a network again.
// What was told before stays to be seen while it asks, and when the server cannot be reached.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ServerRefusal } from '../online/rest.ts';
import { refusalOf } from './refusalOf.ts';

export interface Asked<T> {
  /** What was told last; null: nothing yet. */
  readonly told: T | null;
  /** Why the last time brought nothing; null: it did, or is still under way. */
  readonly refusal: ServerRefusal | null;
  /** Asks again. */
  readonly again: () => void;
  /** Takes what is known otherwise, as from the answer to a deed. */
  readonly take: (told: T) => void;
}

/**
 * Asks, and follows.
 * @param key what is asked for; another is another question, whose answer begins with nothing
 * @param ask it may be another function each time
 */
export function useAsked<T>(key: string, ask: () => Promise<T>): Asked<T> {
  const [told, setTold] = useState<{ readonly key: string; readonly what: T } | null>(null);
  const [refused, setRefused] = useState<{ readonly key: string; readonly refusal: ServerRefusal } | null>(null);
  const [times, setTimes] = useState(0);
  const asking = useRef(ask);
  asking.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again each time
  useEffect(() => {
    let late = false;
    asking.current().then(
      (what) => {
        if (late) return;
        setTold({ key, what });
        setRefused(null);
      },
      (error: unknown) => {
        if (!late) setRefused({ key, refusal: refusalOf(error) });
      },
    );
    return () => {
      late = true;
    };
  }, [key, times]);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  useEffect(() => {
    const onSight = (): void => {
      if (!document.hidden) again();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [again]);
  const take = useCallback((what: T) => setTold({ key, what }), [key]);
  return {
    told: told?.key === key ? told.what : null,
    refusal: refused?.key === key ? refused.refusal : null,
    again,
    take,
  };
}
