// The table that a page shows, followed as it changes.
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { readClient, watchClient } from '../../client/client.ts';
import { live } from '../../online/live/connection.ts';
import type { Clock } from './pacing.ts';
import { RemotePresenter } from './presenter.ts';
import type { RemoteTableState } from './remoteState.ts';
import { TableClient } from './tableClient.ts';

export interface RemoteTableContextValue {
  readonly state: RemoteTableState;
  readonly client: TableClient;
  readonly presenter: RemotePresenter;
}

const clock: Clock = {
  now: Date.now,
  later: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** @param id of the table */
export function useTableClient(id: string): RemoteTableContextValue {
  const [client, words] = useMemo(() => {
    const made = new RemotePresenter();
    return [new TableClient(id, live, made, clock), made] as const;
  }, [id]);
  const state = useSyncExternalStore(client.watch, client.read);
  const { revived } = useSyncExternalStore(watchClient, readClient);
  useEffect(() => {
    if (revived === 0) return;
    words.renew();
    client.presentAgain();
  }, [revived, client, words]);
  return { state, client, presenter: words };
}

export const RemoteTableContext = createContext<RemoteTableContextValue | null>(null);

/** @throws Error outside of the page of a table */
export function useRemoteTable(): RemoteTableContextValue {
  const at = useContext(RemoteTableContext);
  if (at === null) throw new Error('There is no table here');
  return at;
}
