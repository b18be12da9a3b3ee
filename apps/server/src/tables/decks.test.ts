// Decks with icons of houses, as a server takes them and deals them.
import { findBundled, writeDeck } from '@vaultsong/decks';
import { writeCode } from '@vaultsong/decks/import';
import { deal, see } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { findDeck } from './decks.ts';

const { deck } = findBundled('guide-achea');
const enhanced = { ...deck, cards: deck.cards.map((card) => ({ ...card, enhancements: ['skyborn' as const] })) };

describe('a deck with icons of houses', () => {
  test.each([
    ['its code', writeCode(enhanced)],
    ['a deck file', writeDeck(enhanced)],
  ])('is taken from %s, and each of its cards is of both houses in what a player sees', (_, text) => {
    const found = findDeck(text).deck;
    const [me] = see(deal({ decks: [found, found], seed: 1 }), 0).players;
    const hand = me?.hand.flatMap((card) => (card.known ? [card] : [])) ?? [];
    expect(hand.length).toBeGreaterThan(5);
    for (const { house, houses } of hand) expect(houses).toEqual([house, 'skyborn']);
  });
});
