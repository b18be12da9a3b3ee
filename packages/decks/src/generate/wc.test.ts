// New decks of Worlds Collide: the published shares, and what comes together. Bounds as in statistics.test.ts: three
// standard errors, and what the source has rounded away.
import { catalogue } from '@vaultsong/cards/catalogue';
import { describe, expect, test } from 'vitest';
import { parseDeck } from '../files/parse.ts';
import { writeDeck } from '../files/write.ts';
import type { Deck } from '../model/deck.ts';
import { kindsOf } from '../model/kind.ts';
import { generateDecks } from './generate.ts';
import { wc } from './sets/wc.ts';

const count = 2000;
const decks = generateDecks({ set: 'wc', seed: 1, count }).map(({ deck }) => deck);
const rarity = new Map(
  catalogue.flatMap(({ id, printings }) =>
    printings.filter(({ set }) => set === 'wc').map((printing): [string, string] => [id, printing.rarity]),
  ),
);

const copiesOf = ({ cards }: Deck, has: (card: string) => boolean): number =>
  cards.reduce((sum, card) => sum + (has(card.card) ? card.count : 0), 0);
const inAll = (has: (card: string) => boolean): number => decks.reduce((sum, deck) => sum + copiesOf(deck, has), 0);

describe('2,000 new decks of Worlds Collide', () => {
  test('are read back from their files as they are, and differ in name and in list', () => {
    for (const deck of decks) expect(parseDeck(writeDeck(deck))).toEqual(deck);
    expect(new Set(decks.map(({ name }) => name)).size).toBe(count);
    expect(new Set(decks.map(({ cards }) => JSON.stringify(cards))).size).toBe(count);
  });

  test('hold every card of the set, and no others but legacies of the two sets before', () => {
    const seen = new Set(decks.flatMap(({ cards }) => cards.map(({ card }) => card)));
    expect([...rarity.keys()].filter((card) => !seen.has(card))).toEqual([]);
    const older = new Set(
      catalogue
        .filter(({ printings }) => printings.some(({ set }) => set === 'cota' || set === 'aoa'))
        .map(({ id }) => id),
    );
    expect([...seen].filter((card) => !rarity.has(card) && !older.has(card))).toEqual([]);
  });

  // As in aoa.test.ts; legacies, which have no rarity of this set, are 0.17 % of the cards.
  test.each([
    ['common', 0.643],
    ['uncommon', 0.239],
    ['rare', 0.095],
    ['special', 0.023],
  ] as const)('of the cards %s are %d, as published', (name, share) => {
    const ours = inAll((card) => rarity.get(card) === name) / inAll((card) => rarity.has(card));
    expect(Math.abs(ours - share)).toBeLessThan(3 * Math.sqrt((share * (1 - share)) / (count * 36)) + 0.002);
  });

  test.each([
    ['maverick', 0.039],
    ['legacy', 0.06],
    ['anomaly', 0.035],
  ] as const)('have a %s in as many of them as published: %d', (kind, published) => {
    const share = decks.filter((deck) => deck.cards.some((card) => kindsOf(deck, card).includes(kind))).length / count;
    expect(Math.abs(share - published)).toBeLessThan(3 * Math.sqrt((published * (1 - published)) / count) + 0.0005);
  });

  test('have anomalies that belong to the house in which they lie, in every house', () => {
    const found = decks.flatMap((deck) => deck.cards.filter((card) => kindsOf(deck, card).includes('anomaly')));
    expect(new Set(found.map(({ house }) => house))).toEqual(new Set(wc.houses));
  });

  test('keep linked cards together', () => {
    for (const deck of decks) {
      const copies = (card: string): number => copiesOf(deck, (other) => other === card);
      expect(copies('igon-the-terrible')).toBe(copies('igon-the-green'));
      expect(copies('velum')).toBe(copies('hyde'));
      expect(copies('ortannu-s-binding')).toBe(copies('ortannu-the-chained'));
      expect(copies('moor-wolf')).not.toBe(1);
      for (const link of wc.links)
        if (link.kind === 'suits')
          for (const [companion, suiting] of Object.entries(link.to))
            if (suiting !== link.card) expect(copies(suiting) > 0 && copies(companion) === 0).toBe(false);
    }
    expect(inAll((card) => card.startsWith('mega-'))).toBe(inAll((card) => card.endsWith('-brew')));
  });

  test('have Plants of other houses of the deck alone', () => {
    for (const deck of decks)
      for (const { card, house } of deck.cards) {
        const to = /^(.*)-plant$/.exec(card)?.[1];
        if (to !== undefined) expect(deck.houses.filter((other) => other !== house)).toContain(to);
      }
  });
});
