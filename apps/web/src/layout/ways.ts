// The main pages, to which the head of every page leads.
import {
  adventurePath,
  cardsPath,
  comparePath,
  decksPath,
  gamesPath,
  learnPath,
  resultsPath,
  rulesPath,
  startPath,
  tablePath,
} from '../routing/paths.ts';

export interface Way {
  readonly to: string;
  readonly title: string;
  /** Beginnings of the addresses of pages that belong to it. */
  readonly within: readonly string[];
}

export const ways: readonly Way[] = [
  // The choice of a game, and no game at once: a press on the way to a page begins nothing.
  { to: startPath, title: 'Play', within: [tablePath] },
  { to: learnPath, title: 'Learn', within: [] },
  { to: adventurePath, title: 'Adventure', within: [] },
  { to: gamesPath, title: 'Games', within: [gamesPath, '/g/', resultsPath] },
  { to: decksPath, title: 'Decks', within: [decksPath, '/d/', comparePath] },
  { to: cardsPath, title: 'Cards', within: [cardsPath, '/c/'] },
  { to: rulesPath, title: 'Rules', within: [rulesPath] },
];

/** The page itself is `page`, one that belongs to it `true`; others are nothing. */
export function currentness({ to, within }: Way, path: string): 'page' | 'true' | undefined {
  if (path === to || path.replace(/\/$/, '') === to) return 'page';
  return within.some((start) => path.startsWith(start)) ? 'true' : undefined;
}
