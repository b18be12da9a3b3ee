// Follows the game with the guide: which hint is shown, which were seen, and what is kept of it in this tab.
import { useEffect, useRef, useState } from 'react';
import type { Hint } from '../hint.ts';
import type { HintContext } from '../hintContext.ts';
import { hints } from '../hints.ts';
import { moveOn, read, waiting } from './progress.ts';
import { readProgress, saveProgress } from './savedProgress.ts';

export interface Progress {
  /** What is shown: the hint that helps now, or an earlier one that is read again; null when there is nothing to say. */
  readonly hint: Hint | null;
  readonly rereading: boolean;
  /** How many more help now. */
  readonly more: number;
  readonly hasEarlier: boolean;
  /** The player has read the hint; back to now from an earlier one. */
  next(): void;
  earlier(): void;
}

export function useProgress(context: HintContext, hidden: boolean): Progress {
  const [seen, setSeen] = useState(() => readProgress().seen);
  const [back, setBack] = useState(0);
  const shown = useRef<Parameters<typeof moveOn>[1]>(null);
  const now = waiting(seen, context);
  const [first = null] = now;
  const again = back === 0 ? null : (hints.find(({ id }) => id === seen.at(-back)) ?? null);

  useEffect(() => {
    // Read now: by the time that React asks for the new value, the next hint is shown.
    const before = shown.current;
    setBack(0);
    setSeen((known) => moveOn(known, before, context));
  }, [context]);
  useEffect(() => {
    shown.current = first === null || hidden ? null : { hint: first, asked: context.asks !== null };
  }, [first, hidden, context]);
  useEffect(() => saveProgress({ seen }), [seen]);

  return {
    hint: again ?? first,
    rereading: again !== null,
    more: now.length - 1,
    hasEarlier: back < seen.length,
    next: () => {
      if (again !== null) setBack(0);
      else if (first !== null) setSeen(read(seen, first.id));
    },
    earlier: () => setBack(Math.min(back + 1, seen.length)),
  };
}
