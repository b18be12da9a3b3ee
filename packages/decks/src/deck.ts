// A deck as people name and keep it: three houses with twelve cards each (v1.3 p.2).
import type { CardName, House } from '@vaultsong/engine';

export interface Deck {
  readonly name: string;
  /** The set it was printed in, such as `cota`; null when its file does not say. */
  readonly set: string | null;
  readonly houses: readonly House[];
  readonly cards: readonly DeckCard[];
}

export interface DeckCard {
  readonly card: CardName;
  readonly count: number;
  /** The house that it belongs to in this deck; a card of another house than the printed one is a maverick. */
  readonly house: House;
}

export const cardsInDeck = 36;
export const housesInDeck = 3;
export const cardsInHouse = cardsInDeck / housesInDeck;
