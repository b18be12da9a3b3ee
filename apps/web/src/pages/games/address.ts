// The address of the games holds what is shown: `/games?q=argus&show=running`.
import { gamesPath } from '../../address/paths.ts';

export const shows = ['all', 'running', 'finished'] as const;
export type Show = (typeof shows)[number];

export interface GamesAddress {
  readonly words: string;
  readonly show: Show;
}

/** @param search query of an address; what makes no sense in it shows all */
export function gamesFrom(search: string): GamesAddress {
  const asked = new URLSearchParams(search);
  return { words: asked.get('q') ?? '', show: shows.find((one) => one === asked.get('show')) ?? 'all' };
}

export function addressOf({ words, show }: GamesAddress): string {
  const asked = new URLSearchParams({ ...(words === '' ? {} : { q: words }), ...(show === 'all' ? {} : { show }) });
  return asked.size === 0 ? gamesPath : `${gamesPath}?${asked}`;
}
