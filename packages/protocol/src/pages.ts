// Paths of the pages: the server answers them with the page and status 200, and any other path with the same page and 404. Programs that
// follow links are told so that a link is broken.

/** Path patterns as the router of the page writes them: `:name` stands for one part of the path. */
export const pagePaths = [
  '/',
  '/play',
  '/learn',
  '/rules',
  '/cards',
  '/c/:name',
  '/decks',
  '/d/:id',
  '/compare',
  '/games',
  '/results',
  '/g/:id',
  '/adventure',
  '/adventure/keyraken',
  '/lobby',
  '/t/:id',
  '/ratings',
  '/tournaments',
  '/tournaments/:id',
  '/u/:name',
  '/account',
  '/account/reset',
  '/moderation',
  '/terms',
] as const;

const patterns = pagePaths.map((path) => new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i'));

/**
 * Whether a page is at a path. As in the router, case and a slash at the end do not matter.
 * @param path without query and fragment
 */
export const isPagePath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
