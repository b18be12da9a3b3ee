import { readClient, table } from '../client/client.ts';
import { download } from '../components/download.ts';

async function save(): Promise<void> {
  const match = readClient().match;
  const name =
    match === null || match.format.bestOf === 1 ? 'vaultsong-game.json' : `vaultsong-game-${match.game}.json`;
  download(name, await table.record(), 'application/json');
}

/** Lets the browser download the record of the game on the table: its setup and its answers. */
export const saveRecord = (): void => {
  save().catch((error: unknown) => console.error('The record could not be saved:', error));
};
