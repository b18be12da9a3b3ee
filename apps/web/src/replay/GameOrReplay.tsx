// The page of `/g/ID`: a game that goes on is played at its table, and one that is over is looked back on. The game whose end
// was just played stays at its table until one asks for the way back.
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { readClient } from '../client/client.ts';
import { Loading } from '../layout/Loading.tsx';
import { useAddress } from '../routing/navigation.ts';
import { GamePage } from '../table/GamePage.tsx';
import { GameUnavailable } from '../table/GameUnavailable.tsx';
import type { ReplaySource } from '../wire/replay.ts';
import type { ReplayPageProps } from './ReplayPage.tsx';
import { findGame } from './source.ts';

type Shown =
  | { readonly type: 'table' }
  | { readonly type: 'replay'; readonly source: ReplaySource }
  | { readonly type: 'missing' }
  | { readonly type: 'refused'; readonly reason: string };

const hasMoment = (): boolean => new URLSearchParams(window.location.search).has('t');

/** Whether this tab plays the game now. */
const isOnTable = (id: string): boolean => {
  const { status } = readClient();
  return status.type === 'playing' && status.id === id;
};

async function find(id: string): Promise<Shown> {
  if (isOnTable(id) && !hasMoment()) return { type: 'table' };
  const found = await findGame(id, window.location.search);
  if (found.type !== 'found') return found;
  const { saved, source } = found;
  return saved === null || saved.status !== 'running' || saved.what === 'record'
    ? { type: 'replay', source }
    : { type: 'table' };
}

interface GameOrReplayProps {
  /** Of a game that is kept, or over at the server; null where the address says what to start. */
  readonly id: string | null;
  /** Loaded only where one looks back. */
  readonly Replay: ComponentType<ReplayPageProps>;
}

export function GameOrReplay({ id, Replay }: GameOrReplayProps) {
  const { search, visit } = useAddress();
  const [found, setFound] = useState<{ readonly id: string; readonly shown: Shown } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isHere = id === null || (isOnTable(id) && !hasMoment());
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is asked for once for each visit
  useEffect(() => {
    if (id === null || isHere) return;
    find(id).then(
      (shown) => setFound({ id, shown }),
      (error: unknown) => setError(error instanceof Error ? error.message : String(error)),
    );
  }, [id, visit]);
  if (isHere) return <GamePage id={id} what="duel" />;
  if (found?.id !== id) return <Loading error={error} />;
  const { shown } = found;
  switch (shown.type) {
    case 'table':
      return <GamePage id={id} what="duel" />;
    case 'replay':
      return <Replay key={id} id={id} source={shown.source} />;
    case 'missing':
      return <GameUnavailable status={{ type: 'missing', id }} search={search} />;
    case 'refused':
      return <GameUnavailable status={{ type: 'refused', id, reason: shown.reason }} search={search} />;
  }
}
