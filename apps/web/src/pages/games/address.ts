// The address of the games holds what is shown: `/games?q=argus&show=running`.
import { gamesPath } from '../../routing/paths.ts';

export const shows = ['all', 'running', 'finished'] as const;
export type Show = (typeof shows)[number];

export interface GamesAddress {
  readonly words: string;
  readonly show: Show;
}

/** @param search query of an address; what makes no sense in it shows all */
export function gamesFrom(search: string): GamesAddress {
  const query = new URLSearchParams(search);
  return { words: query.get('q') ?? '', show: shows.find((one) => one === query.get('show')) ?? 'all' };
}

export function addressOf({ words, show }: GamesAddress): string {
  const query = new URLSearchParams({ ...(words === '' ? {} : { q: words }), ...(show === 'all' ? {} : { show }) });
  return query.size === 0 ? gamesPath : `${gamesPath}?${query}`;
}
