// The page: reads from its address which game to play, starts it at once, and keeps the settings.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Choice } from './choice.ts';
import { choiceFrom, ignoredIn, queryOf } from './choice.ts';
import { readClient, table, watchClient } from './page/client.ts';
import type { Settings } from './page/settings.ts';
import { keepSettings, paces, readSettings } from './page/settings.ts';
import { Table } from './table/Table.tsx';

export function App() {
  const { info, snapshot, log, decks, trouble } = useSyncExternalStore(watchClient, readClient);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [settings, setSettings] = useState(() => readSettings(window.location.search));

  useEffect(() => table.setPace(paces[settings.speed]), [settings.speed]);
  useEffect(() => {
    const start = (): void => {
      setIgnored(ignoredIn(window.location.search));
      table.newGame(choiceFrom(window.location.search));
    };
    start();
    window.addEventListener('popstate', start);
    return () => window.removeEventListener('popstate', start);
  }, []);

  const change = (next: Settings): void => {
    keepSettings(next);
    setSettings(next);
  };
  const start = (choice: Choice): void => {
    window.history.pushState(null, '', queryOf(choice, window.location.search));
    setIgnored([]);
    table.newGame(choice);
  };

  if (info === null || snapshot === null) {
    return (
      <main className="loading">
        <h1>Vaultsong</h1>
        <p role={trouble === null ? 'status' : 'alert'}>{trouble ?? 'Shuffling…'}</p>
        {trouble === null ? null : <a href="/">Start the usual game</a>}
      </main>
    );
  }
  return (
    <Table
      key={info.game}
      {...{ info, snapshot, log, decks, trouble, ignored, settings }}
      onSettings={change}
      onStart={start}
    />
  );
}
