// The page: reads from its address which game to play, starts it at once, and keeps the settings.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Choice } from './choice.ts';
import { choiceFrom, ignoredIn, queryOf } from './choice.ts';
import { readClient, table, watchClient } from './page/client.ts';
import { useSettings } from './page/useSettings.ts';
import { Loading } from './parts/Loading.tsx';
import { Table } from './table/Table.tsx';

export function App() {
  const { info, snapshot, log, decks, trouble } = useSyncExternalStore(watchClient, readClient);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [settings, change] = useSettings();

  useEffect(() => {
    const start = (): void => {
      setIgnored(ignoredIn(window.location.search));
      table.newGame(choiceFrom(window.location.search));
    };
    start();
    window.addEventListener('popstate', start);
    return () => window.removeEventListener('popstate', start);
  }, []);

  const start = (choice: Choice): void => {
    window.history.pushState(null, '', queryOf(choice, window.location.search));
    setIgnored([]);
    table.newGame(choice);
  };

  if (info === null || snapshot === null) return <Loading trouble={trouble} />;
  return (
    <Table
      key={info.game}
      {...{ info, snapshot, log, decks, trouble, ignored, settings }}
      onSettings={change}
      onStart={start}
    />
  );
}
