// Setup of a game, as data: decks, seats, chance, and its rules.

import type { EditionName } from '../editions/editions.ts';
import type { NodeId } from '../language/definitions.ts';
import type { Bonus, CardName, House, Seat } from '../terms.ts';

/**
 * One copy of a card in a deck: `house` for a maverick, or for a card that has no house by itself; `bonus` where its icons
 * differ from the printed ones; `houseIcons` are the houses to which an enhanced copy belongs besides.
 */
export interface DeckCard {
  readonly name: CardName;
  readonly house?: House;
  readonly bonus?: readonly Bonus[];
  readonly houseIcons?: readonly House[];
}

export interface DeckList {
  readonly name: string;
  readonly houses: readonly House[];
  readonly cards: readonly DeckCard[];
  /** The cards beside the table for the whole game: archon powers, prophecies, the tide's card, that of a token creature. */
  readonly beside?: readonly CardName[];
}

export interface Setup {
  /** One for each seat: two, or in an adventure those of the team and then that of the automaton. */
  readonly decks: readonly DeckList[];
  /** A whole number; the same setup gives the same game. */
  readonly seed: number;
  /**
   * Hexadecimal digits that decide all chance in place of the seed, of which there are only 2^32 that somebody who sees their own
   * hand could try out. 64 are the key of a cryptographic stream, for games between people: nothing that is seen tells anything of
   * it. 32 are the state of the quick generator, which can be computed from what is seen; tables dealt by it once.
   */
  readonly chance?: string;
  readonly edition?: EditionName;
  /** The seat that takes the first turn; drawn by lot when absent, or chosen by a team when its hands are drawn. */
  readonly first?: Seat;
  /** Chains at the start, by seat. */
  readonly chains?: readonly number[];
  /** A first game to learn with: nobody may take a mulligan. R: v1.3 p.3, setup step 7. */
  readonly quickstart?: true;
  /** A team of 1 to 3 players against an automaton: the last deck is that of the automaton. */
  readonly adventure?: AdventureSetup;
}

export interface AdventureSetup {
  /** The program of its turns, as `defineAdventure` named it. */
  readonly program: NodeId;
  /** Its oversized card, which is in play from the start and in no deck. */
  readonly adversary: CardName;
}

/** A setup that cannot be played. The message says what is wrong with it and what would be right. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
