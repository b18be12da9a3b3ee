// New decks of Age of Ascension: the published shares, and what comes together. Bounds as in statistics.test.ts: three
// standard errors, and what the source has rounded away.
import { catalogue } from '@vaultsong/cards/catalogue';
import { describe, expect, test } from 'vitest';
import type { Deck } from '../model/deck.ts';
import { generateDecks } from './generate.ts';

const count = 2000;
const decks = generateDecks({ set: 'aoa', seed: 1, count }).map(({ deck }) => deck);
const rarity = new Map(
  catalogue.flatMap(({ id, printings }) =>
    printings.filter(({ set }) => set === 'aoa').map((printing): [string, string] => [id, printing.rarity]),
  ),
);
const home = new Map(catalogue.map(({ id, house }) => [id, house]));

const copiesOf = ({ cards }: Deck, has: (card: string) => boolean): number =>
  cards.reduce((sum, card) => sum + (has(card.card) ? card.count : 0), 0);
const shareOf = (has: (deck: Deck) => boolean): number => decks.filter(has).length / count;

describe('2,000 new decks of Age of Ascension', () => {
  test('hold every card of the set, and no others but legacies of the set before', () => {
    const seen = new Set(decks.flatMap(({ cards }) => cards.map(({ card }) => card)));
    expect([...rarity.keys()].filter((card) => !seen.has(card))).toEqual([]);
    const cota = new Set(
      catalogue.filter(({ printings }) => printings.some(({ set }) => set === 'cota')).map(({ id }) => id),
    );
    expect([...seen].filter((card) => !rarity.has(card) && !cota.has(card))).toEqual([]);
  });

  // Of 72,000 cards: three standard errors of the share of commons are 0.5 %. Published shares are those of all cards, legacies
  // among them, which have no rarity of this set: they are 0.25 % of the cards.
  test.each([
    ['common', 0.656],
    ['uncommon', 0.24],
    ['rare', 0.097],
    ['special', 0.006],
  ] as const)('of the cards %s are %d, as published', (name, share) => {
    const ours = decks.reduce((sum, deck) => sum + copiesOf(deck, (card) => rarity.get(card) === name), 0) / count / 36;
    const own = decks.reduce((sum, deck) => sum + copiesOf(deck, (card) => rarity.has(card)), 0) / count / 36;
    expect(Math.abs(ours / own - share)).toBeLessThan(3 * Math.sqrt((share * (1 - share)) / (count * 36)) + 0.0025);
  });

  test('have mavericks and legacies in as many of them as published: 4.1 and 8.4 of 100', () => {
    const maverick = shareOf(({ cards }) => cards.some(({ card, house }) => home.get(card) !== house));
    expect(Math.abs(maverick - 0.041)).toBeLessThan(3 * Math.sqrt((0.041 * 0.959) / count) + 0.0005);
    const legacy = shareOf(({ cards }) => cards.some(({ card }) => !rarity.has(card)));
    expect(Math.abs(legacy - 0.084)).toBeLessThan(3 * Math.sqrt((0.084 * 0.916) / count) + 0.0005);
  });

  test('have Ambassadors of houses of the deck alone, as often as one uncommon of Sanctum', () => {
    for (const deck of decks) {
      for (const { card, house } of deck.cards) {
        const to = /^(\w+)-ambassador$/.exec(card)?.[1];
        if (to !== undefined) expect(deck.houses.filter((other) => other !== house)).toContain(to);
      }
    }
    const ambassadors = decks.reduce((sum, deck) => sum + copiesOf(deck, (card) => card.endsWith('-ambassador')), 0);
    const trader = decks.reduce((sum, deck) => sum + copiesOf(deck, (card) => card === 'baron-mengevin'), 0);
    expect(Math.abs(ambassadors - trader)).toBeLessThan(4 * Math.sqrt(ambassadors + trader));
  });

  test('have Key Imps of each kind as often', () => {
    const imps = ['bronze', 'silver', 'gold'].map((kind) =>
      decks.reduce((sum, deck) => sum + copiesOf(deck, (card) => card === `${kind}-key-imp`), 0),
    );
    for (const one of imps)
      for (const other of imps) expect(Math.abs(one - other)).toBeLessThan(4 * Math.sqrt(one + other));
  });

  test('keep linked cards together', () => {
    for (const deck of decks) {
      const copies = (card: string): number => copiesOf(deck, (other) => other === card);
      expect(copies('help-from-future-self')).toBe(copies('timetraveller'));
      expect(copies('ortannu-s-binding')).toBe(copies('ortannu-the-chained'));
      expect(copies('routine-job')).not.toBe(1);
      expect(copies('plague-rat')).not.toBe(1);
    }
  });
});
