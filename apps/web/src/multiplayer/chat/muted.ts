// People whose words one does not want to read, kept in this browser.
import { useSyncExternalStore } from 'react';

const place = 'vaultsong.muted';
const watchers = new Set<() => void>();

function kept(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(window.localStorage.getItem(place) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

let muted: readonly string[] | null = null;

const read = (): readonly string[] => {
  muted ??= kept();
  return muted;
};

/** Mutes a person, or lets them be heard again. @param id of the person */
export function mute(id: string, isMuted: boolean): void {
  muted = [...read().filter((other) => other !== id), ...(isMuted ? [id] : [])].slice(-500);
  try {
    window.localStorage.setItem(place, JSON.stringify(muted));
  } catch {
    // A browser that keeps nothing: it holds for this page.
  }
  for (const watcher of watchers) watcher();
}

/** Ids of those who are muted. */
export const useMuted = (): readonly string[] =>
  useSyncExternalStore((watcher) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }, read);
