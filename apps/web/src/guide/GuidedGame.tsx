// The page of the guided first game: the usual table with the real game on it, and the guide beside it.
import { useEffect, useSyncExternalStore } from 'react';
import { tablePath } from '../address/paths.ts';
import { readClient, table, watchClient } from '../client/client.ts';
import { Loading } from '../frame/Loading.tsx';
import { useSettings } from '../settings/useSettings.ts';
import type { Choice } from '../wire/choice.ts';
import { queryOf } from '../wire/choice.ts';
import '../style/guide.css';
import { Table } from '../table/Table.tsx';
import { Guide } from './Guide.tsx';
import { guidedChoiceFrom } from './guidedChoice.ts';
import { keep, nothingKept, readKept } from './progress/kept.ts';

/** Any other game is played where all games are. */
const leaveFor = (choice: Choice): void =>
  window.location.assign(`${tablePath}${queryOf(choice, window.location.search)}`);

function startAgain(): void {
  const query = window.location.search;
  keep({ ...nothingKept, query });
  table.newGame(guidedChoiceFrom(query));
}

/** The game that was left in this tab, if it was the same. */
function goOn(): void {
  const { query, answers } = readKept();
  if (query === window.location.search) table.newGame(guidedChoiceFrom(query), answers);
  else startAgain();
}

export function GuidedGame() {
  const { info, snapshot, log, decks, trouble } = useSyncExternalStore(watchClient, readClient);
  const [settings, onSettings] = useSettings();
  useEffect(() => {
    document.title = 'A guided first game – Vaultsong';
    goOn();
  }, []);
  if (info === null || snapshot === null) return <Loading trouble={trouble} />;
  return (
    <Table
      key={info.game}
      {...{ info, snapshot, log, decks, trouble, settings, onSettings }}
      ignored={[]}
      onAgain={() => leaveFor({ ...guidedChoiceFrom(window.location.search), seed: null })}
      onNew={null}
      onStart={leaveFor}
      guide={<Guide onStartAgain={startAgain} />}
    />
  );
}
