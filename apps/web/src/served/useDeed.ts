// Something that is done at the server by a press: once, however often one presses, and what it refuses is told.
import { useCallback, useMemo, useRef, useState } from 'react';
import { refusalOf } from './refusalOf.ts';

export interface Deed {
  /** It is being done. */
  readonly busy: boolean;
  /** Why the last time failed. */
  readonly trouble: string | null;
  /** What became of it the last time, to be heard too. */
  readonly said: string;
  /** Does it, unless something is being done. @param work what it returns is told */
  readonly run: (work: () => Promise<string | undefined>) => void;
}

export function useDeed(): Deed {
  const [state, setState] = useState<Omit<Deed, 'run'>>({ busy: false, trouble: null, said: '' });
  const busy = useRef(false);
  const run = useCallback<Deed['run']>((work) => {
    if (busy.current) return;
    busy.current = true;
    setState({ busy: true, trouble: null, said: '' });
    work().then(
      (said) => {
        busy.current = false;
        setState({ busy: false, trouble: null, said: said ?? '' });
      },
      (error: unknown) => {
        busy.current = false;
        setState({ busy: false, trouble: refusalOf(error).message, said: '' });
      },
    );
  }, []);
  return useMemo(() => ({ ...state, run }), [state, run]);
}
