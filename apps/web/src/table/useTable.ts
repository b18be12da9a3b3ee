// A page on which a game is played has the table to itself, and leaves it when one goes elsewhere.
import { useEffect, useSyncExternalStore } from 'react';
import { readClient, table, watchClient } from '../client/client.ts';
import type { Client } from '../client/store.ts';
import { gameIn } from '../routing/paths.ts';

/** The address has become that of the game on the table: one is still there. */
const isHere = (): boolean => {
  const { status } = readClient();
  return status.type === 'playing' && status.id !== null && status.id === gameIn(window.location.pathname);
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
