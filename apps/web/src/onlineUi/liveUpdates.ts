// Pages that the server tells of changes: they ask again then.
import type { ToClient } from '@vaultsong/protocol';
import { useEffect } from 'react';
import { live } from '../online/live/connection.ts';

/** Several changes in one moment are one question. Milliseconds. */
const gathering = 300;

/** Asks again whenever there is such news. @returns what stops it */
function onUpdate(isNews: (message: ToClient) => boolean, again: () => void): () => void {
  let timer: number | null = null;
  const deaf = live.listen({
    onMessage: (message) => {
      if (timer !== null || !isNews(message)) return;
      timer = window.setTimeout(() => {
        timer = null;
        again();
      }, gathering);
    },
    // What happened while it was away was told to nobody.
    onConnection: (connection) => {
      if (connection === 'open') again();
    },
  });
  return () => {
    if (timer !== null) window.clearTimeout(timer);
    deaf();
  };
}

/** Asks again whenever the lobby has changed. @param again the same function each time */
export function useLobbyUpdates(again: () => void): void {
  useEffect(() => {
    const deaf = onUpdate(({ type }) => type === 'lobby', again);
    const quiet = live.followLobby();
    return () => {
      quiet();
      deaf();
    };
  }, [again]);
}

/** Asks again whenever a tournament has changed. @param again the same function each time */
export function useTournamentUpdates(id: string, again: () => void): void {
  useEffect(() => {
    const deaf = onUpdate((message) => message.type === 'tournament' && message.tournament === id, again);
    const quiet = live.followTournament(id);
    return () => {
      quiet();
      deaf();
    };
  }, [id, again]);
}
