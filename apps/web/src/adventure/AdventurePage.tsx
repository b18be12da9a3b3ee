// The adventure: set up in the frame of the site, or, where the address says with what, started.
import { useEffect, useSyncExternalStore } from 'react';
import { readClient, table, watchClient } from '../client/client.ts';
import { Frame } from '../layout/Frame.tsx';
import { goTo, useAddress } from '../routing/navigation.ts';
import { adventurePath } from '../routing/paths.ts';
import { GamePage } from '../table/GamePage.tsx';
import type { AdventureChoice } from '../wire/adventureChoice.ts';
import { adventureFrom, ignoredInAdventure, presetAdventure, queryOfAdventure } from '../wire/adventureChoice.ts';
import { AdventureSetup } from './AdventureSetup.tsx';

/** Whoever comes back from a game finds what it was played with. */
let last = presetAdventure;

/** The address of a game; what else the address says now, such as the speed, stays in it. */
const play = (choice: AdventureChoice): void =>
  goTo(`${adventurePath}${queryOfAdventure(choice, window.location.search)}`);

function Setup({ search }: { readonly search: string }) {
  const { decks, error } = useSyncExternalStore(watchClient, readClient);
  useEffect(() => table.open(), []);
  return (
    <Frame>
      {[...ignoredInAdventure(search), ...(error === null ? [] : [`Something went wrong: ${error}`])].map((reason) => (
        <p key={reason} className="adventure-notice" role="alert">
          {reason}
        </p>
      ))}
      <AdventureSetup decks={decks} choice={last} onStart={play} />
    </Frame>
  );
}

export function AdventurePage() {
  const { search } = useAddress();
  const choice = adventureFrom(search);
  useEffect(() => {
    if (choice !== null) last = choice;
  });
  return choice === null ? <Setup search={search} /> : <GamePage id={null} what="adventure" />;
}
