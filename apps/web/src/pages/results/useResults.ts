// Everything that is known of own results: kept games, results that outlived theirs, and games at the server. It is read and
// drawn in short tasks, so that thousands of games hold nothing up.
import { startTransition, useEffect, useState } from 'react';
import type { ArchivedResult } from '../../games/resultArchive.ts';
import { openArchive } from '../../games/resultArchive.ts';
import { useGames } from '../../games/store.ts';
import type { Gathered } from './entry.ts';
import { gather } from './entry.ts';
import type { Served } from './served.ts';
import { useServed } from './served.ts';

function useArchive(): readonly ArchivedResult[] | null {
  const [archive, setArchive] = useState<readonly ArchivedResult[] | null>(null);
  useEffect(() => {
    let late = false;
    void openArchive()
      .then((opened) => opened.read())
      .catch((error: unknown): readonly ArchivedResult[] => {
        console.error('The results could not be read:', error);
        return [];
      })
      .then((results) => {
        if (!late) setArchive(results);
      });
    return () => {
      late = true;
    };
  }, []);
  return archive;
}

export interface Results {
  readonly gathered: Gathered;
  readonly served: Served;
}

/** null until all of this browser is read; those of the server come in later. */
export function useResults(): Results | null {
  const held = useGames();
  const archive = useArchive();
  const served = useServed();
  const [results, setResults] = useState<Results | null>(null);
  useEffect(() => {
    if (held === null || archive === null) return;
    // A task of its own.
    const timer = setTimeout(() => {
      const gathered = gather(held, archive, served.placed, served.uncounted);
      startTransition(() => setResults({ gathered, served }));
    });
    return () => clearTimeout(timer);
  }, [held, archive, served]);
  return results;
}
