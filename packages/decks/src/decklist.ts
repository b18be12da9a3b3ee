// The deck as the engine takes it: one entry a card, a house only where it differs from the printed one.
import type { DeckList } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import type { Deck, DeckCard } from './deck.ts';

/** Whether a card belongs to another house than the printed one. */
export const isMaverick = (card: DeckCard): boolean => definition(card.card).house !== card.house;

/** What `Setup.decks` takes. Pure: the same deck gives the same list in the same order. */
export function toDeckList(deck: Deck): DeckList {
  return {
    name: deck.name,
    houses: deck.houses,
    cards: deck.cards.flatMap((entry) => {
      const card = isMaverick(entry) ? { name: entry.card, house: entry.house } : { name: entry.card };
      return Array.from({ length: entry.count }, () => card);
    }),
  };
}
