// New decks of Mass Mutation: the published shares, what comes together, and the icons. Bounds as in statistics.test.ts: three
// standard errors, and what the source has rounded away.
import { catalogue, findPrinted } from '@vaultsong/cards/catalogue';
import { describe, expect, test } from 'vitest';
import { isPlayable } from '../faults/playable.ts';
import { parseDeck } from '../files/parse.ts';
import { writeDeck } from '../files/write.ts';
import type { Deck, DeckCard } from '../model/deck.ts';
import { kindsOf } from '../model/kind.ts';
import { generateDecks } from './generate.ts';
import { mm } from './sets/mm.ts';

const count = 3000;
const decks = generateDecks({ set: 'mm', seed: 1, count }).map(({ deck }) => deck);
const rarity = new Map(
  catalogue.flatMap(({ id, printings }) =>
    printings.filter(({ set }) => set === 'mm').map((printing): [string, string] => [id, printing.rarity]),
  ),
);
const sins = catalogue.filter(({ traits }) => traits.includes('sin')).map(({ id }) => id);

const sum = (cards: readonly DeckCard[], has: (card: DeckCard) => boolean): number =>
  cards.reduce((total, card) => total + (has(card) ? card.count : 0), 0);
const copiesOf = ({ cards }: Deck, has: (card: string) => boolean): number => sum(cards, ({ card }) => has(card));
const inAll = (has: (card: string) => boolean): number => decks.reduce((total, deck) => total + copiesOf(deck, has), 0);

/** The copies of a card in each house of a deck. */
const byHouse = ({ cards, houses }: Deck, card: string): readonly number[] =>
  houses.map((house) => sum(cards, (entry) => entry.house === house && entry.card === card));

describe('3,000 new decks of Mass Mutation', () => {
  test('are lists without a fault that can be played, read back from their files as they are', () => {
    for (const deck of decks) {
      expect(isPlayable(deck)).toBe(true);
      expect(parseDeck(writeDeck(deck))).toEqual(deck);
    }
  });

  test('differ in name and in list', () => {
    expect(new Set(decks.map(({ name }) => name)).size).toBe(count);
    expect(new Set(decks.map(({ cards }) => JSON.stringify(cards))).size).toBe(count);
  });

  test('hold every card of the set, and no others but legacies of the three sets before', () => {
    const seen = new Set(decks.flatMap(({ cards }) => cards.map(({ card }) => card)));
    expect([...rarity.keys()].filter((card) => !seen.has(card))).toEqual([]);
    const older = new Set(
      catalogue
        .filter(({ printings }) => printings.some(({ set }) => mm.legacies.sets.includes(set)))
        .map(({ id }) => id),
    );
    expect([...seen].filter((card) => !rarity.has(card) && !older.has(card))).toEqual([]);
  });

  // As in aoa.test.ts. Special cards are a little more than published (docs/deck-generation.md), at the cost of the others.
  test.each([
    ['common', 0.614],
    ['uncommon', 0.241],
    ['rare', 0.091],
    ['special', 0.055],
  ] as const)('of the cards %s are %d, as published', (name, share) => {
    const ours = inAll((card) => rarity.get(card) === name) / inAll((card) => rarity.has(card));
    expect(Math.abs(ours - share)).toBeLessThan(3 * Math.sqrt((share * (1 - share)) / (count * 36)) + 0.002);
  });

  test.each([
    ['maverick', mm.mavericks],
    ['legacy', mm.legacies.share],
  ] as const)('have a %s in as many of them as the recipe says: %d', (kind, asked) => {
    const share = decks.filter((deck) => deck.cards.some((card) => kindsOf(deck, card).includes(kind))).length / count;
    expect(Math.abs(share - asked)).toBeLessThan(3 * Math.sqrt((asked * (1 - asked)) / count) + 0.0005);
  });

  test('have gigantic creatures whole: as many of one half as of the other, in the same house', () => {
    const bases = [...rarity.keys()].filter((card) => findPrinted(card)?.otherHalf === `${card}2`);
    expect(bases).toHaveLength(3);
    for (const deck of decks) for (const base of bases) expect(byHouse(deck, `${base}2`)).toEqual(byHouse(deck, base));
    for (const base of bases) expect(inAll((card) => card === base)).toBeGreaterThan(0);
  });

  test.each([
    ['it-s-coming', ['deusillus', 'niffle-kong', 'ultra-gravitron']],
    ['charybdis', ['scylla']],
    ['velum', ['hyde']],
    ['toad', ['xenos-bloodshadow']],
    ['z-particle-tracker', ['z-force-agent-14']],
    ['z-ray-blaster', ['z-force-agent-14']],
    ['z-wave-emitter', ['z-force-agent-14']],
    ['mutation-of-cunning', ['dark-harbinger']],
    ['mutation-of-fury', ['dark-harbinger']],
    ['mutation-of-instinct', ['dark-harbinger']],
  ])('have %s with %j alone, in its house', (along, callers) => {
    for (const deck of decks) {
      const called = callers.map((caller) => byHouse(deck, caller));
      expect(byHouse(deck, along)).toEqual(
        deck.houses.map((_, i) => called.reduce((total, counts) => total + (counts[i] ?? 0), 0)),
      );
    }
  });

  test('have four different Sins or none in a house, seldom more', () => {
    const houses = decks.flatMap((deck) =>
      deck.houses.map((house) => deck.cards.filter((card) => card.house === house && sins.includes(card.card))),
    );
    const sinful = houses.filter((cards) => cards.length > 0);
    expect(sinful.length).toBeGreaterThan(20);
    for (const cards of sinful) {
      expect(new Set(cards.map(({ card }) => card)).size).toBeGreaterThanOrEqual(4);
      expect(Math.max(...sins.map((sin) => sum(cards, ({ card }) => card === sin)))).toBe(1);
    }
    for (const sin of sins) expect(sinful.flat().some(({ card }) => card === sin)).toBe(true);
  });

  test('have the hybrids of a house each as often', () => {
    for (const link of mm.links)
      if (link.kind === 'becomes' && rarity.get(link.card) === 'common') {
        const seen = [link.card, ...link.others].map((one) => inAll((card) => card === one));
        for (const one of seen)
          for (const other of seen) expect(Math.abs(one - other)).toBeLessThan(4 * Math.sqrt(one + other));
      }
  });

  test('have Exchange Officers in every house but Star Alliance, and Dark Æmber Vaults in every house', () => {
    const housesOf = (card: string): ReadonlySet<unknown> =>
      new Set(decks.flatMap(({ cards }) => cards.filter((entry) => entry.card === card).map(({ house }) => house)));
    expect(housesOf('exchange-officer')).toEqual(new Set(mm.houses.filter((house) => house !== 'star-alliance')));
    expect(housesOf('dark-aember-vault')).toEqual(new Set(mm.houses));
    const vaults = decks.filter((deck) => copiesOf(deck, (card) => card === 'dark-aember-vault') > 0).length / count;
    expect(Math.abs(vaults - mm.anywhere)).toBeLessThan(3 * Math.sqrt((mm.anywhere * (1 - mm.anywhere)) / count));
  });

  test('never have a single Angry Mob', () => {
    for (const deck of decks) expect(copiesOf(deck, (card) => card === 'angry-mob')).not.toBe(1);
  });

  test('have each icon of their enhancing cards on a card, and none besides', () => {
    for (const { cards } of decks) {
      const tally = (icons: (card: DeckCard) => readonly string[]): readonly string[] =>
        cards.flatMap((card) => Array.from({ length: card.count }, () => icons(card)).flat()).sort();
      expect(tally(({ enhancements = [] }) => enhancements)).toEqual(
        tally(({ card }) => findPrinted(card)?.enhance ?? []),
      );
    }
  });

  test('have at most five icons on a card, and enhancing cards among those that are enhanced', () => {
    const enhanced = decks.flatMap(({ cards }) => cards.filter(({ enhancements }) => enhancements !== undefined));
    for (const { card, enhancements = [] } of enhanced)
      expect((findPrinted(card)?.bonus.length ?? 0) + enhancements.length).toBeLessThanOrEqual(5);
    expect(enhanced.some(({ card }) => (findPrinted(card)?.enhance.length ?? 0) > 0)).toBe(true);
  });
});
