// Addresses of the moments of an analysed game: in its replay, and to play on from there.
import { momentAfter, momentPath } from '../routing/moment.ts';
import type { LinksOf } from './Analysis.tsx';

/**
 * @param id of a game that this browser keeps, or of a table at the server
 * @param search what stands in the address besides, such as the number of a game of a match
 */
export const linksTo =
  (id: string, search = ''): LinksOf =>
  ({ checkpoints }) => {
    const replay = (at: number): string => momentPath(id, momentAfter(checkpoints, at), search);
    return { replay, playOn: (at) => `${replay(at)}&play=on` };
  };
