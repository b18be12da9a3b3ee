// Where the page is, as React follows it, and how to go elsewhere without loading the page again.
import { useMemo, useSyncExternalStore } from 'react';
import type { RulesAddress } from './address.ts';
import { addressFrom } from './address.ts';

const watchers = new Set<() => void>();

/** Grows with each going somewhere, also to where one is already; not with a new name for the same place. */
let visits = 0;

const tell = (): void => {
  for (const watcher of watchers) watcher();
};

const arrive = (): void => {
  visits += 1;
  tell();
};

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) window.addEventListener('popstate', arrive);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) window.removeEventListener('popstate', arrive);
  };
}

/** Another place, to which “Back” leads back from the next. */
export function goTo(address: string): void {
  const here = window.location.pathname + window.location.search + window.location.hash;
  if (address !== here) window.history.pushState(null, '', address);
  arrive();
}

/** The same place under another address, as while one types. */
export function rename(address: string): void {
  window.history.replaceState(null, '', address);
  tell();
}

/** @returns where the page is, and the number of this visit */
export function useAddress(): { readonly address: RulesAddress; readonly visit: number } {
  const text = useSyncExternalStore(watch, () => window.location.search + window.location.hash);
  const visit = useSyncExternalStore(watch, () => visits);
  return { address: useMemo(() => addressFrom(text), [text]), visit };
}
