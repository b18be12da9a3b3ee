// The settings of this browser, as one store: tables, pages and other tabs hear of each change.
import type { Settings } from './settings.ts';
import { preset, settingsFrom } from './settings.ts';

/** The head of `index.html` reads the theme there too, before anything is drawn. */
const place = 'vaultsong.settings';

function kept(): Settings {
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(place) ?? '{}'));
  } catch {
    // No storage, or something else wrote there: go on with what everybody has.
    return preset;
  }
}

let current: Settings | null = null;
const watchers = new Set<() => void>();

function tell(next: Settings): void {
  current = next;
  for (const watcher of watchers) watcher();
}

const hear = ({ key }: StorageEvent): void => {
  if (key === place || key === null) tell(kept());
};

export function currentSettings(): Settings {
  current ??= kept();
  return current;
}

export function changeSettings(next: Settings): void {
  try {
    localStorage.setItem(place, JSON.stringify(next));
  } catch {
    // Without storage the settings last as long as the page.
  }
  tell(next);
}

/** Calls `watcher` after each change. @returns what stops it */
export function watchSettings(watcher: () => void): () => void {
  if (watchers.size === 0) window.addEventListener('storage', hear);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) window.removeEventListener('storage', hear);
  };
}
