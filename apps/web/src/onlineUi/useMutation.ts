// Something that is done at the server by a press, one thing at a time. What it refuses is told, and so is a press while it is busy: none is lost
// without a word.
import { useCallback, useMemo, useRef, useState } from 'react';
import { toRequestError } from './toRequestError.ts';

/** Told to who presses meanwhile. */
export const stillBusy = 'Please wait: the previous action is still running.';

export interface Mutation {
  /** It is being done. */
  readonly busy: boolean;
  /** Why the last time failed. */
  readonly error: string | null;
  /** What became of it the last time, to be heard too. */
  readonly message: string;
  /** Does it; while something is being done it tells that instead. @param work what it returns is told */
  readonly run: (work: () => Promise<string | undefined>) => void;
}

export function useMutation(): Mutation {
  const [state, setState] = useState<Omit<Mutation, 'run'>>({ busy: false, error: null, message: '' });
  const busy = useRef(false);
  const run = useCallback<Mutation['run']>((work) => {
    if (busy.current) {
      setState((before) => ({ ...before, message: stillBusy }));
      return;
    }
    busy.current = true;
    setState({ busy: true, error: null, message: '' });
    work().then(
      (said) => {
        busy.current = false;
        setState({ busy: false, error: null, message: said ?? '' });
      },
      (error: unknown) => {
        busy.current = false;
        setState({ busy: false, error: toRequestError(error).message, message: '' });
      },
    );
  }, []);
  return useMemo(() => ({ ...state, run }), [state, run]);
}
