// What surrounds the game on the table.
import { useSyncExternalStore } from 'react';
import type { MatchFace } from '../wire/match.ts';
import { readClient, watchClient } from './client.ts';

/** The match, once there is one. */
export const useMatch = (): MatchFace | null => useSyncExternalStore(watchClient, readClient).match;
