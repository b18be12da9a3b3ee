// The dialog “New game” above the start page. What it offers comes from the worker of the table.
import { useEffect, useSyncExternalStore } from 'react';
import { readClient, table, watchClient } from '../../client/client.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import { goTo } from '../../routing/navigation.ts';
import { tablePath } from '../../routing/paths.ts';
import { NewGame } from '../../table/setup/NewGame.tsx';
import { presetChoice, queryOf } from '../../wire/choice.ts';

export interface ChooseGameProps {
  /** The decks that the dialog begins with. */
  readonly decks: { readonly you: string; readonly foe: string };
  readonly onClose: () => void;
}

export function ChooseGame({ decks: { you, foe }, onClose }: ChooseGameProps) {
  const { decks, error } = useSyncExternalStore(watchClient, readClient);
  useEffect(() => table.open(), []);
  if (decks.length === 0)
    return (
      <Sheet title="New game" onClose={onClose}>
        <p role={error === null ? 'status' : 'alert'}>{error ?? 'Opening…'}</p>
      </Sheet>
    );
  return (
    <NewGame
      choice={{ ...presetChoice, you, foe }}
      decks={decks}
      onStart={(choice) => goTo(`${tablePath}${queryOf(choice, '')}`)}
      onClose={onClose}
      back="Back"
    />
  );
}
