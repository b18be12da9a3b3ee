// The address of the leaderboards says which: `/ratings?pool=sealed`.
import type { RatingPool } from '@vaultsong/protocol';
import { ratingPools } from '@vaultsong/protocol';
import { pathWith, QueryReader } from '../../list/listAddress.ts';
import { ratingsPath } from '../../routing/paths.ts';

const usual: RatingPool = 'open';

/** @param search query of an address */
export function poolFrom(search: string): { readonly pool: RatingPool; readonly ignored: readonly string[] } {
  const query = new QueryReader(search);
  return { pool: query.oneOf('pool', ratingPools, usual), ignored: query.ignored };
}

export const addressOf = (pool: RatingPool): string => pathWith(ratingsPath, [['pool', pool === usual ? '' : pool]]);
