// At how many tables it is one's turn. It is asked for now and then: whoever waits for one move looks at that table itself.
import type { Person } from '@vaultsong/protocol/person';
import { useEffect, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { z } from 'zod';
import { rest } from './rest.ts';

/** What must be known of tables for it; `listingsAnswer` of the protocol has the whole. */
const answer = z.object({ tables: z.array(z.object({ stage: z.string(), toAct: z.array(z.string()) })) });

/** Milliseconds. */
const every = 60_000;

const isOver = (stage: string): boolean => stage === 'over' || stage === 'closed';

/** @param you null: nobody, whom no table waits for */
export function useYourTurns(you: Person | null): number {
  const [count, setCount] = useState(0);
  const path = usePathname();
  const name = you?.name ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew on each page
  useEffect(() => {
    if (name === null) {
      setCount(0);
      return;
    }
    let late = false;
    const ask = (): void => {
      if (document.hidden) return;
      rest(answer, 'GET', '/api/me/tables').then(
        ({ tables }) => {
          if (!late) setCount(tables.filter(({ stage, toAct }) => !isOver(stage) && toAct.includes(name)).length);
        },
        // The number stays as it was until it can be asked for again.
        () => undefined,
      );
    };
    ask();
    const timer = window.setInterval(ask, every);
    document.addEventListener('visibilitychange', ask);
    return () => {
      late = true;
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [name, path]);
  return count;
}
