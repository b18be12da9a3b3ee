// The address of the leaderboards says which: `/ratings?pool=sealed`.
import type { RatingPool } from '@vaultsong/protocol';
import { ratingPools } from '@vaultsong/protocol';
import { ratingsPath } from '../../routing/paths.ts';
import { ListQuery, listAddress } from '../list/listAddress.ts';

const usual: RatingPool = 'open';

/** @param search query of an address */
export function poolFrom(search: string): { readonly pool: RatingPool; readonly ignored: readonly string[] } {
  const query = new ListQuery(search);
  return { pool: query.oneOf('pool', ratingPools, usual), ignored: query.ignored };
}

export const addressOf = (pool: RatingPool): string => listAddress(ratingsPath, [['pool', pool === usual ? '' : pool]]);
