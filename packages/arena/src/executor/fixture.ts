// One game of bots as data: what it depends on, and what is kept of it. A fixture can be played anywhere, again and again, and
// the game is the same; only how long the bots thought differs.
import type { PlayerName } from '@vaultsong/bots';
import type { CardName, DeckList, EditionName, Seat, Setup } from '@vaultsong/engine';
import type { Pair } from '@vaultsong/match';
import type { Outcome } from '../game.ts';

/** What all fixtures of an experiment share. */
export interface Venue {
  /** Fixtures name decks by their place here. */
  readonly decks: readonly DeckList[];
  readonly edition: EditionName;
  readonly maxDecisions: number;
  /** Whether it is noted which cards the players drew early. */
  readonly early?: true;
}

export interface Fixture {
  /** Counts from 0 within its experiment; what a game is known by. */
  readonly number: number;
  /** By seat, as are bots and chains. */
  readonly decks: Pair<number>;
  readonly bots: Pair<PlayerName>;
  /** Of this game alone. */
  readonly seed: number;
  readonly first: Seat;
  readonly chains?: Pair<number>;
}

/** A fixture with all that a player of it must know: what is sent to a worker. */
export interface FixtureGame {
  readonly fixture: number;
  readonly setup: Setup;
  readonly bots: Pair<PlayerName>;
  readonly maxDecisions: number;
  readonly early?: true;
}

/** A game that was played: a line of a journal. */
export type Played = {
  readonly fixture: number;
  /** Of both players. */
  readonly turns: number;
  readonly decisions: number;
  /** How long each seat thought in each of its turns, in tenths of milliseconds' precision; the one thing that is not the same each time. */
  readonly thinkMs: Pair<readonly number[]>;
  /** Which cards each seat had in hand by the end of its fourth turn (`early.ts`), where that was to be noted. */
  readonly early?: Pair<readonly CardName[]>;
} & Outcome;

/** @throws RangeError for a deck that the venue does not have */
export function gameOf({ decks, edition, maxDecisions, early }: Venue, fixture: Fixture): FixtureGame {
  const { number, seed, first, chains, bots } = fixture;
  const setup: Setup = {
    decks: fixture.decks.map((index) => {
      const deck = decks[index];
      if (deck === undefined)
        throw new RangeError(`fixture ${number} names deck ${index}, but there are ${decks.length}, counted from 0`);
      return deck;
    }),
    seed,
    edition,
    first,
    ...(chains === undefined ? {} : { chains }),
  };
  return { fixture: number, setup, bots, maxDecisions, ...(early === undefined ? {} : { early }) };
}
