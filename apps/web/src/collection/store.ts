// The one collection of the page: opened when it is first asked for, followed by React, and told of by other tabs.
import { useEffect, useSyncExternalStore } from 'react';
import type { Held } from './collection.ts';
import { Collection } from './collection.ts';
import type { Place } from './places.ts';
import { placeInBrowser, placeInTab } from './places.ts';

/** Tabs tell each other that something changed. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('vaultsong.collection');

const watchers = new Set<() => void>();
const tell = (): void => {
  for (const watcher of watchers) watcher();
};

let opened: Collection | null = null;
let opening: Promise<Collection> | null = null;

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

async function open(): Promise<Collection> {
  const changed = (): void => {
    channel?.postMessage('changed');
    tell();
  };
  const openAt = async (place: Place): Promise<Collection> => {
    const found = new Collection(place, changed);
    await found.load();
    return found;
  };
  const collection = await placeInBrowser()
    .then(openAt)
    .catch(() => openAt(placeInTab(tabStorage())));
  channel?.addEventListener('message', () => {
    collection.load().then(tell, (error: unknown) => console.error('The collection could not be read again:', error));
  });
  opened = collection;
  tell();
  return collection;
}

/** The collection, read once. */
export function openCollection(): Promise<Collection> {
  opening ??= open();
  return opening;
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** What the collection holds; null until it is read. */
export function useCollection(): Held | null {
  useEffect(() => {
    openCollection().catch((error: unknown) => console.error('The collection could not be opened:', error));
  }, []);
  return useSyncExternalStore(watch, () => opened?.held ?? null);
}
