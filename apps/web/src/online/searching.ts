// The sign that a quick match is being looked for, for parts of the page that do not look for it themselves.
import { useSyncExternalStore } from 'react';

let searching = false;
const watchers = new Set<() => void>();

/** Tells all parts of the page. */
export function setSearching(now: boolean): void {
  if (now === searching) return;
  searching = now;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useSearching = (): boolean => useSyncExternalStore(watch, () => searching);
