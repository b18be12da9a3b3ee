import { readClient, table } from './client.ts';

async function save(): Promise<void> {
  const url = URL.createObjectURL(new Blob([await table.record()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  const match = readClient().match;
  link.download =
    match === null || match.format.bestOf === 1 ? 'vaultsong-game.json' : `vaultsong-game-${match.game}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Lets the browser download the record of the game on the table: its setup and its answers. */
export const saveRecord = (): void => {
  save().catch((error: unknown) => console.error('The record could not be saved:', error));
};
