// The page: reads from its address which match to play, starts it at once or goes on with it, and keeps the settings.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readClient, table, watchClient } from '../client/client.ts';
import { matchToResume } from '../client/keptMatch.ts';
import { Loading } from '../frame/Loading.tsx';
import { useSettings } from '../settings/useSettings.ts';
import type { Choice } from '../wire/choice.ts';
import { choiceFrom, ignoredIn, presetChoice, queryOf } from '../wire/choice.ts';
import { Bidding } from './bidding/Bidding.tsx';
import { isShared } from './speech/seats.ts';
import { Table } from './Table.tsx';

export function App() {
  const { match, info, snapshot, log, decks, trouble } = useSyncExternalStore(watchClient, readClient);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [settings, change] = useSettings();

  useEffect(() => {
    const start = (kept: string | null): void => {
      const choice = choiceFrom(window.location.search);
      setIgnored(ignoredIn(window.location.search));
      if (kept === null) table.newGame(choice);
      else table.resume(choice, kept);
    };
    const anew = (): void => start(null);
    start(matchToResume());
    window.addEventListener('popstate', anew);
    return () => window.removeEventListener('popstate', anew);
  }, []);

  const start = (choice: Choice): void => {
    window.history.pushState(null, '', queryOf(choice, window.location.search));
    setIgnored([]);
    table.newGame(choice);
  };

  if (match !== null && match.bidding !== null)
    return <Bidding match={match} bidding={match.bidding} {...{ decks, trouble, ignored }} onStart={start} />;
  if (info === null || snapshot === null) return <Loading trouble={trouble} />;
  return (
    <Table
      // What one of two people has looked at is not for the other.
      key={isShared(info) ? `${info.game} ${snapshot.sides.me}` : info.game}
      {...{ info, snapshot, log, decks, trouble, ignored, settings }}
      onSettings={change}
      onAgain={() => start({ ...(match?.choice ?? presetChoice), seed: null })}
      onNew={null}
      onStart={start}
    />
  );
}
