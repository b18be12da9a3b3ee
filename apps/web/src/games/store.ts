// The games of the page: opened when they are first asked for, and followed by React. Tabs tell each other of changes.
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TabStore } from '../collection/storage.ts';
import type { HeldGames } from './games.ts';
import { Games } from './games.ts';
import type { SavedGame } from './savedGame.ts';
import { newName } from './savedGame.ts';
import type { GameStorage } from './storage.ts';
import { browserStorage, tabStorage } from './storage.ts';

const watchers = new Set<() => void>();
const tell = (): void => {
  for (const watcher of watchers) watcher();
};

/** The storage of the tab, if the browser lets the page have one. */
function tabStore(): TabStore | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Of a game that is dropped to make room its results stay. That is rare, so that no page waits for its code. */
async function outlive(game: SavedGame): Promise<void> {
  const [{ archived, openArchive }, { resultsOf }] = await Promise.all([
    import('./resultArchive.ts'),
    import('./resultsOf.ts'),
  ]);
  const archive = await openArchive();
  await archive.add(archived(game.id, resultsOf(game)));
}

let opened: Games | null = null;
let opening: Promise<Games> | null = null;
/** Of the game on the table of this tab. */
let onTable: string | null = null;

async function open(): Promise<Games> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('vaultsong.games');
  const changed = (id: string): void => {
    channel?.postMessage(id);
    tell();
  };
  const openAt = async (storage: GameStorage): Promise<Games> => {
    const games = new Games(storage, newName(), changed, outlive);
    await games.load();
    return games;
  };
  const games = await browserStorage()
    .then(openAt)
    .catch(() => openAt(tabStorage(tabStore())));
  channel?.addEventListener('message', ({ data }) => {
    if (games.held.lasting !== 'browser' || typeof data !== 'string') return;
    games.reread(data).then(tell, (error: unknown) => console.error('A game could not be read again:', error));
  });
  opened = games;
  tell();
  return games;
}

/** The games, read once. */
export function openGames(): Promise<Games> {
  opening ??= open();
  return opening;
}

/** Notes which game is on the table of this tab; null: none that is kept. */
export function putOnTable(id: string | null): void {
  if (onTable === id) return;
  onTable = id;
  tell();
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** All games that are kept; null until they are read. */
export function useGames(): HeldGames | null {
  useEffect(() => {
    openGames().catch((error: unknown) => console.error('The games could not be opened:', error));
  }, []);
  return useSyncExternalStore(watch, () => opened?.held ?? null);
}

const none: readonly SavedGame[] = [];

/**
 * The games that one can go on with, the last played first; without the one that is on the screen. Their addresses are
 * `gamePath(id, query)`.
 */
export function useRunningGames(): readonly SavedGame[] {
  const held = useGames();
  const shown = useSyncExternalStore(watch, () => onTable);
  return useMemo(
    () => held?.games.filter(({ id, status }) => status === 'running' && id !== shown) ?? none,
    [held, shown],
  );
}
