// The page of the guided first game: the usual table with the real game on it, and the guide beside it.
import { useEffect } from 'react';
import { table } from '../client/client.ts';
import { Loading } from '../layout/Loading.tsx';
import { tablePath } from '../routing/paths.ts';
import { useSettings } from '../settings/useSettings.ts';
import type { Choice } from '../wire/choice.ts';
import { queryOf } from '../wire/choice.ts';
import '../style/guide.css';
import { Table } from '../table/Table.tsx';
import { useTable } from '../table/useTable.ts';
import { Guide } from './Guide.tsx';
import { guidedChoiceFrom } from './guidedChoice.ts';
import { noProgress, readProgress, saveProgress } from './progress/savedProgress.ts';

/** Any other game is played where all games are. */
const leaveFor = (choice: Choice): void =>
  window.location.assign(`${tablePath}${queryOf(choice, window.location.search)}`);

/** What is kept of it is kept by the guide. */
const goOn = (query: string): void =>
  table.startUnkept({ type: 'duel', choice: guidedChoiceFrom(query) }, () => readProgress().answers);

function startAgain(): void {
  const query = window.location.search;
  saveProgress({ ...noProgress, query });
  goOn(query);
}

/** The game that was left in this tab, if it was the same. */
function begin(): void {
  const { query } = readProgress();
  if (query === window.location.search) goOn(query);
  else startAgain();
}

export function GuidedGame() {
  const { info, snapshot, log, decks, error } = useTable();
  const [settings, onSettings] = useSettings();
  useEffect(() => {
    document.title = 'A guided first game – Vaultsong';
    begin();
  }, []);
  if (info === null || snapshot === null) return <Loading error={error} />;
  return (
    <Table
      key={info.game}
      {...{ info, snapshot, log, decks, error, settings, onSettings }}
      ignored={[]}
      onAgain={() => leaveFor({ ...guidedChoiceFrom(window.location.search), seed: null })}
      onNew={null}
      onStart={leaveFor}
      guide={<Guide onStartAgain={startAgain} />}
    />
  );
}
