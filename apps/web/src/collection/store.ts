// The one collection of the page: opened when it is first asked for, and followed by React.
import { useEffect, useSyncExternalStore } from 'react';
import type { Collection, Held } from './collection.ts';
import { openBrowserCollection } from './open.ts';
import { tabStore } from './savedCollection.ts';

const watchers = new Set<() => void>();
const tell = (): void => {
  for (const watcher of watchers) watcher();
};

let opened: Collection | null = null;
let opening: Promise<Collection> | null = null;

async function open(): Promise<Collection> {
  opened = await openBrowserCollection(tabStore(), tell);
  tell();
  return opened;
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
    // What the table made of it, where there is no database.
    if (opened !== null && opened.held.lasting !== 'browser') void opened.load().then(tell);
    openCollection().catch((error: unknown) => console.error('The collection could not be opened:', error));
  }, []);
  return useSyncExternalStore(watch, () => opened?.held ?? null);
}
