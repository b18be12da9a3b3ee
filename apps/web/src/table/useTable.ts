// A page on which a game is played has the table to itself, and leaves it when one goes elsewhere.
import { useEffect, useSyncExternalStore } from 'react';
import { gameIn } from '../address/paths.ts';
import { readClient, table, watchClient } from '../client/client.ts';
import type { Client } from '../client/store.ts';

/** The address has become that of the game on the table: one is still there. */
const isHere = (): boolean => {
  const { stand } = readClient();
  return stand.is === 'playing' && stand.id !== null && stand.id === gameIn(window.location.pathname);
};

export function useTable(): Client {
  useEffect(
    () => () => {
      if (!isHere()) table.leave();
    },
    [],
  );
  return useSyncExternalStore(watchClient, readClient);
}
