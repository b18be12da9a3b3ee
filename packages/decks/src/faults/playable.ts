// Cards of a deck that the engine cannot play yet. That is no fault of the deck.
import '@vaultsong/cards';
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { CardName } from '@vaultsong/engine';
import { isDefined } from '@vaultsong/engine';
import type { Deck } from '../model/deck.ts';
import { isBonus } from '../model/enhancement.ts';
import { deckFaults } from './faults.ts';

/** `card`: the engine cannot play the card. `house-icon`: it can, but not with a house that the deck adds to it. */
export interface Unplayable {
  readonly card: CardName;
  readonly name: string;
  readonly count: number;
  readonly reason: 'card' | 'house-icon';
}

/**
 * The cards of a deck that are known and cannot be played yet, each once; with those that lie beside it. Cards that
 * nobody knows are faults of the deck instead.
 */
export function unplayableCards({ cards, beside = [] }: Deck): readonly Unplayable[] {
  const found = new Map<string, Unplayable>();
  const all = [...cards, ...beside.map(({ card }) => ({ card, count: 1, enhancements: undefined }))];
  for (const { card, count, enhancements } of all) {
    const name = findPrinted(card)?.name;
    const reason = !isDefined(card) ? 'card' : enhancements?.every(isBonus) === false ? 'house-icon' : null;
    if (name === undefined || reason === null) continue;
    const key = `${reason} ${card}`;
    found.set(key, { card, name, count: count + (found.get(key)?.count ?? 0), reason });
  }
  return [...found.values()];
}

/** Whether a game can be played with this deck. */
export const isPlayable = (deck: Deck): boolean => deckFaults(deck).length === 0 && unplayableCards(deck).length === 0;
