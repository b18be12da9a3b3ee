// The deck as the engine takes it: one entry a card, house and icons only where they differ from the printed ones.
import '@vaultsong/cards';
import type { DeckCard as CardToDeal, DeckList } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import type { Deck, DeckCard } from './deck.ts';
import { isBonus, isHouse } from './enhancement.ts';

/**
 * What `Setup.decks` takes. Pure: the same deck gives the same list in the same order.
 * @param deck one that can be played: see `isPlayable`
 */
export const toDeckList = (deck: Deck): DeckList => ({
  name: deck.name,
  houses: deck.houses,
  cards: deck.cards.flatMap((entry) => {
    const card = cardToDeal(entry);
    return Array.from({ length: entry.count }, () => card);
  }),
  ...(deck.beside === undefined ? {} : { beside: deck.beside.map(({ card }) => card) }),
});

function cardToDeal({ card, house, enhancements }: DeckCard): CardToDeal {
  const printed = definition(card);
  const added = (enhancements ?? []).filter(isBonus);
  const houseIcons = (enhancements ?? []).filter(isHouse);
  return {
    name: card,
    ...(house === null || house === printed.house ? {} : { house }),
    ...(added.length === 0 ? {} : { bonus: [...printed.bonus, ...added] }),
    ...(houseIcons.length === 0 ? {} : { houseIcons }),
  };
}
