// Something that is done at the server by a press, one thing at a time. What it refuses is told, and so is a press while it is busy: none is lost
// without a word.
import { useCallback, useMemo, useRef, useState } from 'react';
import { refusalOf } from './refusalOf.ts';

/** Told to who presses meanwhile. */
export const stillBusy = 'Wait: what was pressed before is still being done.';

export interface Deed {
  /** It is being done. */
  readonly busy: boolean;
  /** Why the last time failed. */
  readonly trouble: string | null;
  /** What became of it the last time, to be heard too. */
  readonly said: string;
  /** Does it; while something is being done it tells that instead. @param work what it returns is told */
  readonly run: (work: () => Promise<string | undefined>) => void;
}

export function useDeed(): Deed {
  const [state, setState] = useState<Omit<Deed, 'run'>>({ busy: false, trouble: null, said: '' });
  const busy = useRef(false);
  const run = useCallback<Deed['run']>((work) => {
    if (busy.current) {
      setState((before) => ({ ...before, said: stillBusy }));
      return;
    }
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
