// Any situation on the table as data, named card by card: for tests, puzzles and bug reports. It is JSON.

import type { EditionName } from '../editions/editions.ts';
import type { NodeId } from '../language/definitions.ts';
import type { Tide } from '../state/state.ts';
import type { Bonus, CardName, House, KeyColor, Seat } from '../terms.ts';

/** One copy of a card, where something about it is not as printed. */
export interface CopyOfCard {
  readonly id: CardName;
  /** The house of a maverick, or of a card that has none of its own. */
  readonly house?: House;
  /** Houses to which it belongs besides. */
  readonly houseIcons?: readonly House[];
  /** Its bonus icons. */
  readonly bonus?: readonly Bonus[];
}

/** A card in play with what it carries; everything not said is as if it had just become ready. */
export interface PlacedCard extends CopyOfCard {
  /** It lies facedown as that token creature. */
  readonly token?: CardName;
  /** The card that it is a copy of. */
  readonly as?: CardName;
  /** The art half of a gigantic creature, which is named by its base half; by default the one of that title. */
  readonly half?: CardName | CopyOfCard;
  /** The seat that owns it, where that is not the one that controls it. */
  readonly owner?: Seat;
  readonly damage?: number;
  readonly aember?: number;
  readonly exhausted?: boolean;
  readonly stunned?: boolean;
  readonly warded?: boolean;
  /** True, or the number of enrage counters where they add up. */
  readonly enraged?: boolean | number;
  /** +1 power counters. */
  readonly power?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly upgrades?: readonly (CardName | PlacedCard)[];
  /** Cards facedown beneath it. */
  readonly under?: readonly CardName[];
}

/** A card beside the table with what lies facedown beneath it. */
export interface BesidePosition {
  readonly id: CardName;
  readonly under?: readonly CardName[];
}

export interface SeatPosition {
  /** The active house, for the active player. */
  readonly house?: House;
  /** The three houses of the deck; by default those of the cards that are named. */
  readonly houses?: readonly House[];
  readonly hand?: readonly (CardName | CopyOfCard)[];
  /** From the left flank to the right. */
  readonly line?: readonly (CardName | PlacedCard)[];
  readonly artifacts?: readonly (CardName | PlacedCard)[];
  /** Top card first. Empty by default. */
  readonly deck?: readonly (CardName | CopyOfCard)[];
  /** Top card first. */
  readonly discard?: readonly (CardName | CopyOfCard)[];
  readonly archives?: readonly (CardName | CopyOfCard)[];
  readonly purged?: readonly (CardName | CopyOfCard)[];
  /** Beside the table; a prophecy is active with a card beneath it. */
  readonly beside?: readonly (CardName | BesidePosition)[];
  readonly aember?: number;
  /** The forged ones; of a number the first in the order of `keyColors`. */
  readonly keys?: number | readonly KeyColor[];
  readonly chains?: number;
  /** The oversized card of an automaton, which must have the last seat. */
  readonly adversary?: CardName | PlacedCard;
}

export interface Position {
  readonly seats: readonly SeatPosition[];
  /** The player whose turn it is; seat 0 by default. */
  readonly active?: Seat;
  /** `main`: in the third step, house chosen (default). `forge`: at the very start of a turn. */
  readonly step?: 'forge' | 'main';
  /** The number of the turn; 3 by default, so that the first-turn rule is over. */
  readonly turn?: number;
  /** The seat of the first turn; the active player by default. */
  readonly first?: Seat;
  readonly edition?: EditionName;
  readonly seed?: number;
  /** The last seat is an automaton; then it has an adversary too. */
  readonly adventure?: AdventurePosition;
  /** Low by default in an adventure. */
  readonly tide?: Tide;
}

export interface AdventurePosition {
  /** The program of its turns, as `defineAdventure` named it. */
  readonly program: NodeId;
  /** How often it has advanced; 0 by default. */
  readonly advances?: number;
  /** Which player it faces; the active one by default. */
  readonly facing?: Seat;
}
