// Paths of the pages, apart from the pages, so that a link to one does not load it.

/** The start page. With a query it is the table, for links to games from before the table had an address of its own. */
export const startPath = '/';
/** The table; what its query leaves open is as in the usual game. */
export const tablePath = '/play';
export const rulesPath = '/rules';
export const cardsPath = '/cards';
export const learnPath = '/learn';
export const decksPath = '/decks';
export const comparePath = '/compare';
/** The choice of an adventure; while there is one, it leads there. */
export const adventuresPath = '/adventure';
export const adventurePath = '/adventure/keyraken';

/** The page of a deck. @param id slug of a bundled deck, `generated:SET:SEED`, id of an own deck, or a deck code */
export const deckPath = (id: string): string => `/d/${encodeURIComponent(id).replaceAll('%3A', ':')}`;

/** The table with a deck in a seat. */
export const playPath = (seat: 'you' | 'foe', id: string): string =>
  `${tablePath}?${new URLSearchParams({ [seat]: id }).toString().replaceAll('%3A', ':')}`;

/** The table with a deck in each seat. */
export const pairPath = (decks: { readonly you: string; readonly foe: string }): string =>
  `${tablePath}?${new URLSearchParams({ you: decks.you, foe: decks.foe }).toString().replaceAll('%3A', ':')}`;

/** Two to four decks side by side. */
export const compareWith = (ids: readonly string[]): string => {
  const query = ids.map((id, n) => [['a', 'b', 'c', 'd'][n] ?? 'd', id]);
  return `${comparePath}?${new URLSearchParams(query).toString().replaceAll('%3A', ':')}`;
};

/** All decks with a card. @param title of the card */
export const decksWithPath = (title: string): string =>
  `${decksPath}?${new URLSearchParams({ q: `card:"${title.replaceAll('"', '')}"` })}`;

/** A table on the server. @param id ten letters */
export const onlineTablePath = (id: string): string => `/t/${id}`;

/** Tables of others to sit down at. */
export const lobbyPath = '/lobby';

/** Own games. */
export const gamesPath = '/games';

/** Results of own games. */
export const resultsPath = '/results';

/**
 * A game that this browser keeps.
 * @param query what it was begun with, and such as the speed: elsewhere, where the game is not kept, another can be begun so
 */
export const gamePath = (id: string, query = ''): string => `/g/${id}${query}`;

/** The id in the path of a kept game; null where it is no such path. */
export const gameIn = (path: string): string | null => /^\/g\/([^/]+)\/?$/.exec(path)?.[1] ?? null;

/** The account of the person at this server. */
export const accountPath = '/account';

/** The page of the moderators. */
export const moderationPath = '/moderation';
/** Target of a link for a new password; its token stands behind `#`. */
export const resetPath = '/account/reset';
/** Operator and terms of this server. */
export const termsPath = '/terms';

/** Page of a person. @param name of an account, or the id of any person */
export const personPath = (name: string): string => `/u/${encodeURIComponent(name)}`;

export const ratingsPath = '/ratings';
export const tournamentsPath = '/tournaments';
export const tournamentPath = (id: string): string => `${tournamentsPath}/${encodeURIComponent(id)}`;
