// The address of the registry, apart from its client: a command names it in its help, and must not load all cards for that.

/** Below this address are the decks, by their ids. */
export const defaultRegistry = 'https://www.keyforgegame.com/api/decks/v2/';
