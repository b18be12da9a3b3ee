// Cards of a deck that the engine cannot play yet. That is no fault of the deck.
import '@vaultsong/cards';
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { CardName } from '@vaultsong/engine';
import { isDefined } from '@vaultsong/engine';
import type { Deck } from '../model/deck.ts';
import { deckFaults } from './faults.ts';

export interface Unplayable {
  readonly card: CardName;
  readonly name: string;
  readonly count: number;
}

/**
 * The cards of a deck that are known and cannot be played yet, each once; with those that lie beside it. Cards that
 * nobody knows are faults of the deck instead.
 */
export function unplayableCards({ cards, beside = [] }: Deck): readonly Unplayable[] {
  const found = new Map<CardName, Unplayable>();
  for (const { card, count } of [...cards, ...beside.map(({ card }) => ({ card, count: 1 }))]) {
    const name = findPrinted(card)?.name;
    if (name === undefined || isDefined(card)) continue;
    found.set(card, { card, name, count: count + (found.get(card)?.count ?? 0) });
  }
  return [...found.values()];
}

/** Whether a game can be played with this deck. */
export const isPlayable = (deck: Deck): boolean => deckFaults(deck).length === 0 && unplayableCards(deck).length === 0;
