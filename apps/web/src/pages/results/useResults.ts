// Everything that is known of own results: kept games, results that outlived theirs, and games at the server.
import { useEffect, useMemo, useState } from 'react';
import type { ArchivedResult } from '../../games/resultArchive.ts';
import { openArchive } from '../../games/resultArchive.ts';
import { useGames } from '../../games/store.ts';
import type { Gathered } from './entry.ts';
import { gather } from './entry.ts';

/** null until all of this browser is read. */
export function useResults(): Gathered | null {
  const held = useGames();
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
  return useMemo(() => (held === null || archive === null ? null : gather(held, archive)), [held, archive]);
}
