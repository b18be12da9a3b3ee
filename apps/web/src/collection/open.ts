// Opens the collection of this browser, in a page or in a worker. Those who have it open tell each other of changes.
import { Collection } from './collection.ts';
import type { CollectionStorage, TabStore } from './storage.ts';
import { browserStorage, tabStorage } from './storage.ts';

/**
 * @param store of the tab, where the browser has no database; null: there is none either
 * @param onChange hears of each change, also of those that are made elsewhere
 */
export async function openBrowserCollection(store: TabStore | null, onChange: () => void): Promise<Collection> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('vaultsong.collection');
  const changed = (): void => {
    channel?.postMessage('changed');
    onChange();
  };
  const openAt = async (storage: CollectionStorage): Promise<Collection> => {
    const found = new Collection(storage, changed);
    await found.load();
    return found;
  };
  const collection = await browserStorage()
    .then(openAt)
    .catch(() => openAt(tabStorage(store)));
  channel?.addEventListener('message', () => {
    if (collection.held.lasting !== 'browser') return;
    collection
      .load()
      .then(onChange, (error: unknown) => console.error('The collection could not be read again:', error));
  });
  return collection;
}
