// One's own tables at the server, those that wait for one first.
import type { Listing } from '@vaultsong/protocol';
import { listingsAnswer } from '@vaultsong/protocol';
import { rest } from '../online/rest.ts';
import { isAsked, runs } from './tableWords.ts';

export const fetchOwnTables = async (): Promise<readonly Listing[]> =>
  (await rest(listingsAnswer, 'GET', '/api/me/tables')).tables;

export interface Sorted {
  readonly yours: readonly Listing[];
  readonly running: readonly Listing[];
  readonly over: readonly Listing[];
}

/** By what there is to do. @param name of whose tables they are */
export function sortTables(listings: readonly Listing[], name: string): Sorted {
  const running = listings.filter(runs);
  return {
    yours: running.filter((one) => isAsked(one, name)),
    running: running.filter((one) => !isAsked(one, name)),
    // A table that nobody played at tells nobody anything; one whose game the program cannot continue does.
    over: listings.filter(({ stage, closed }) => stage === 'over' || closed === 'rules-changed'),
  };
}
