// Hook for the match around the game on the table.
import { useSyncExternalStore } from 'react';
import type { MatchInfo } from '../wire/match.ts';
import { readClient, watchClient } from './client.ts';

/** The match, once there is one. */
export const useMatch = (): MatchInfo | null => useSyncExternalStore(watchClient, readClient).match;
