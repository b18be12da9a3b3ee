// Rate limits of the routes, and the sizes of their bodies: one table, so that each can be compared with the others.

/** How often one address may ask. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

export const limits = {
  /** Hands are slower, programs may be as fast. */
  usual: { max: 600, seconds: 60 },
  /** Whoever tries more often guesses, or fills the server with people. A whole club may sit behind one address. */
  credentials: { max: 30, seconds: 60 },
  /** All that is kept of somebody is read from many places. */
  export: { max: 10, seconds: 60 },
  /** A collection that comes along to a new account is some hundred decks at once. */
  keepDeck: { max: 300, seconds: 60 },
  /** While a name is written. */
  peopleSearch: { max: 120, seconds: 60 },
  /** Decisions of moderators, each with a reason. */
  moderation: { max: 30, seconds: 60 },
  /** Whoever opens more tables than that in a minute does not want to play at them. */
  openTable: { max: 60, seconds: 60 },
  /** A long game keeps a worker for a second. */
  importGame: { max: 6, seconds: 60 },
  /** A deck that is brought is read, and may be of 200,000 letters. */
  bringDeck: { max: 240, seconds: 60 },
  /** Lists of addresses are asked for one by one, some of them kept; the registry itself is asked more slowly. */
  registryDeck: { max: 240, seconds: 60 },
  /** Of games that are over, whose records and logs are many kilobytes. */
  finishedGame: { max: 60, seconds: 60 },
  /** Of 7 kB each, drawn in half a millisecond: a page may show many. */
  picture: { max: 300, seconds: 60 },
  openTournament: { max: 20, seconds: 60 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Bytes of a body, where it may be more than usual. */
export const bodyLimits = {
  /** A deck, or a whole game: the longest that is taken has some 60,000. */
  deck: 256 * 1024,
} as const;
