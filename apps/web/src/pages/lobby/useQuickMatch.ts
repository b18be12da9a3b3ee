// The quick match of this page. The search outlives the lobby only where a game against a bot shortens the wait: then the table opens from
// there as soon as somebody comes.
import { useEffect, useSyncExternalStore } from 'react';
import { live } from '../../online/live/connection.ts';
import { setSearching } from '../../online/searching.ts';
import { ensureGuest } from '../../onlineUi/ensureGuest.ts';
import { toRequestError } from '../../onlineUi/toRequestError.ts';
import { goTo } from '../../routing/navigation.ts';
import { onlineTablePath } from '../../routing/paths.ts';
import type { QuickMatchRequest } from './api.ts';
import { cancelMatch, wantMatch } from './api.ts';
import type { Searching } from './matchSearch.ts';
import { MatchSearch } from './matchSearch.ts';

const search = new MatchSearch({
  now: Date.now,
  every: (milliseconds, work) => {
    const timer = window.setInterval(work, milliseconds);
    return () => window.clearInterval(timer);
  },
  ask: async (wish) => {
    await ensureGuest();
    return await wantMatch(wish);
  },
  cancel: cancelMatch,
  toError: toRequestError,
  listen: ({ onPaired, onReconnected }) => {
    let lost = false;
    return live.listen({
      onMessage: (message) => {
        if (message.type === 'match-found') onPaired(message.table);
      },
      onConnection: (connection) => {
        if (connection === 'open' && lost) onReconnected();
        lost = connection === 'lost';
      },
    });
  },
  onPaired: (table) => goTo(onlineTablePath(table)),
});

search.watch(() => setSearching(search.state().type === 'waiting'));

/** Whether the search goes on without the lobby. */
let meanwhile = false;

window.addEventListener('pagehide', () => {
  if (search.state().type === 'waiting') search.leave();
});
// A browser may keep a page that is left, and bring it back as it was: at its next beat it waits again.

export interface QuickMatch {
  readonly state: Searching;
  readonly want: (wish: QuickMatchRequest) => void;
  readonly cancel: () => void;
  /** Goes to another page, and goes on looking. */
  readonly playMeanwhile: (address: string) => void;
}

export function useQuickMatch(): QuickMatch {
  const state = useSyncExternalStore(search.watch, search.state);
  useEffect(() => {
    meanwhile = false;
    return () => {
      if (!meanwhile) search.cancel();
    };
  }, []);
  const playMeanwhile = (address: string): void => {
    meanwhile = true;
    goTo(address);
  };
  return { state, want: search.want, cancel: search.cancel, playMeanwhile };
}
