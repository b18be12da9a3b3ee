// A deck as people name and keep it: three houses with twelve cards each (v1.3 p.2). Also one that is faulty, or that has
// cards that cannot be played yet: it holds what was read, and `deckFaults` and `unplayableCards` (door `/import`) judge it.
import type { SetId } from '@vaultsong/cards';
import type { Bonus, CardName, House } from '@vaultsong/engine';

export interface Deck {
  readonly name: string;
  /** The set it was printed in; null when its source does not say. */
  readonly set: SetId | null;
  readonly houses: readonly House[];
  readonly cards: readonly DeckCard[];
  /** The cards beside the deck: token creature, prophecies, archon powers, the tide. */
  readonly beside?: readonly BesideCard[];
  /** Its id in the registry of decks: a uuid in small letters. */
  readonly registryId?: string;
}

/**
 * Copies of a card that are alike. Whether they are mavericks, legacies or anomalies follows from where the card was
 * printed, and is not kept: see `kindOf`.
 */
export interface DeckCard {
  readonly card: CardName;
  readonly count: number;
  /** The house that it belongs to in this deck; null: its source does not say, and the deck is faulty. */
  readonly house: House | null;
  /** What the deck adds to each of these copies, below what is printed on the card. */
  readonly enhancements?: readonly Enhancement[];
  /** What its source calls it; only for a card that nobody knows. */
  readonly title?: string;
}

export interface BesideCard {
  readonly card: CardName;
  /** What its source calls it; only for a card that nobody knows. */
  readonly title?: string;
}

/** An icon that a deck adds to a card: a bonus icon, or a house that the card then belongs to as well. */
export type Enhancement = Bonus | House;

export const cardsInDeck = 36;
export const housesInDeck = 3;
export const cardsInHouse = cardsInDeck / housesInDeck;
