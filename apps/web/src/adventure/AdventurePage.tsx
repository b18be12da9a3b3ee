// The adventure: set up in the frame of the site, or, where the address says with what, the usual table with it.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { goTo, hasMoved, useAddress } from '../address/going.ts';
import { adventurePath, tablePath } from '../address/paths.ts';
import { readClient, table, watchClient } from '../client/client.ts';
import { matchToResume } from '../client/keptMatch.ts';
import { Frame } from '../frame/Frame.tsx';
import { Loading } from '../frame/Loading.tsx';
import { useSettings } from '../settings/useSettings.ts';
import { Table } from '../table/Table.tsx';
import type { AdventureChoice } from '../wire/adventureChoice.ts';
import { adventureFrom, ignoredInAdventure, presetAdventure, queryOfAdventure } from '../wire/adventureChoice.ts';
import { queryOf } from '../wire/choice.ts';
import { AdventureSetup } from './AdventureSetup.tsx';

/** The address of a game; what else the address says now, such as the speed, stays in it. */
const play = (choice: AdventureChoice): void =>
  goTo(`${adventurePath}${queryOfAdventure(choice, window.location.search)}`);

interface PlayedProps {
  readonly search: string;
  readonly choice: AdventureChoice;
  readonly visit: number;
}

function Played({ search, choice, visit }: PlayedProps) {
  const { info, snapshot, log, decks, trouble } = useSyncExternalStore(watchClient, readClient);
  const [settings, onSettings] = useSettings();
  // What is still on the table may be a game of another page.
  const [before] = useState(() => readClient().info?.game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is a game
  useEffect(() => {
    document.title = 'Rise of the Keyraken – Vaultsong';
    table.newAdventure(choice, hasMoved() ? null : matchToResume());
  }, [visit]);
  if (info === null || snapshot === null || info.game === before) return <Loading trouble={trouble} />;
  return (
    <Table
      key={info.game}
      {...{ info, snapshot, log, decks, trouble, settings, onSettings }}
      ignored={ignoredInAdventure(search)}
      onAgain={() => play({ ...choice, seed: null })}
      onStart={(duel) => window.location.assign(`${tablePath}${queryOf(duel, window.location.search)}`)}
      onNew={() => goTo(adventurePath)}
    />
  );
}

function Setup({ search, choice }: Omit<PlayedProps, 'visit'>) {
  const { decks, trouble } = useSyncExternalStore(watchClient, readClient);
  useEffect(() => table.open(), []);
  return (
    <Frame>
      {[...ignoredInAdventure(search), ...(trouble === null ? [] : [`Something went wrong: ${trouble}`])].map(
        (reason) => (
          <p key={reason} className="adventure-notice" role="alert">
            {reason}
          </p>
        ),
      )}
      <AdventureSetup decks={decks} choice={choice} onStart={play} />
    </Frame>
  );
}

export function AdventurePage() {
  const { search, visit } = useAddress();
  const choice = adventureFrom(search);
  const [last, setLast] = useState(presetAdventure);
  // Whoever comes back from a game finds what it was played with.
  if (choice !== null && queryOfAdventure(choice, '') !== queryOfAdventure(last, '')) setLast(choice);
  return choice === null ? (
    <Setup search={search} choice={last} />
  ) : (
    <Played key={visit} search={search} choice={choice} visit={visit} />
  );
}
