// Statistics of new decks, which must be as those of real ones: 2,000 decks of fixed seeds against published shares and the real decks
// that come with the program.
//
// Bounds: two means are called alike when they differ by at most three standard errors of their difference,
// sqrt(sd1²/n1 + sd2²/n2), to which comes what the source has rounded away. With 2,000 decks our own error is small: for
// creatures 2.8 / sqrt(2000) = 0.06 of a card. The bound is therefore nearly that of the source: 2.4 / sqrt(32) = 0.42 for
// the 32 real decks, next to nothing for shares that were counted in 100,000 decks.
import { catalogue } from '@vaultsong/cards/catalogue';
import type { CardType, House } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { referenceDecks } from '../bundled/bundled.ts';
import { parseDeck } from '../files/parse.ts';
import { writeDeck } from '../files/write.ts';
import type { Deck, DeckCard } from '../model/deck.ts';
import { kindsOf } from '../model/kind.ts';
import { generateDecks } from './generate.ts';
import { recipeOf } from './sets.ts';

const count = 2000;
const decks = generateDecks({ set: 'cota', seed: 1, count }).map(({ deck }) => deck);
/** All but the two starter decks, which were composed by hand. */
const real = referenceDecks.slice(2).map(({ deck }) => deck);
const { houses } = recipeOf('cota');
const types: readonly CardType[] = ['creature', 'action', 'artifact', 'upgrade'];
const rarities = ['common', 'uncommon', 'rare', 'special'] as const;

const rarity = new Map(
  catalogue.flatMap(({ id, printings }) =>
    printings.filter(({ set }) => set === 'cota').map((printing): [string, string] => [id, printing.rarity]),
  ),
);

interface Sample {
  readonly mean: number;
  readonly sd: number;
  readonly n: number;
}

function sampleOf(values: readonly number[]): Sample {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  return { mean, sd: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1)), n };
}

/** A share that was counted in `n` cases. */
const shareOf = (share: number, n: number): Sample => ({ mean: share, sd: Math.sqrt(share * (1 - share)), n });

/** @param rounding the most that the source may have rounded away */
function expectAlike(ours: Sample, theirs: Sample, rounding = 0): void {
  const error = Math.sqrt(ours.sd ** 2 / ours.n + theirs.sd ** 2 / theirs.n);
  expect(Math.abs(ours.mean - theirs.mean), `${ours.mean} against ${theirs.mean}`).toBeLessThanOrEqual(
    3 * error + rounding,
  );
}

const cardsWith = (cards: readonly DeckCard[], has: (card: DeckCard) => boolean): number =>
  cards.filter(has).reduce((sum, card) => sum + card.count, 0);
const typed = (type: CardType) => (card: DeckCard) => definition(card.card).type === type;
const inHouse = ({ cards }: Deck, house: House): readonly DeckCard[] => cards.filter((card) => card.house === house);

describe('2,000 new decks', () => {
  test('are valid: each is read back from its file as it is', () => {
    for (const deck of decks) expect(parseDeck(writeDeck(deck))).toEqual(deck);
  });

  test('are all different, in name and in cards', () => {
    expect(new Set(decks.map(({ name }) => name)).size).toBe(count);
    expect(new Set(decks.map(({ cards }) => JSON.stringify(cards))).size).toBe(count);
  });

  test('hold only cards of the set', () => {
    const strange = decks.flatMap(({ cards }) => cards.filter(({ card }) => !rarity.has(card)));
    expect(strange).toEqual([]);
  });

  test('hold every card of the set', () => {
    const seen = new Set(decks.flatMap(({ cards }) => cards.map(({ card }) => card)));
    expect([...rarity.keys()].filter((card) => !seen.has(card))).toEqual([]);
  });

  test('keep linked cards together in a house', () => {
    for (const deck of decks)
      for (const house of deck.houses) {
        const copies = (name: string): number => cardsWith(inHouse(deck, house), ({ card }) => card === name);
        expect(copies('help-from-future-self')).toBe(copies('timetraveller'));
        for (const other of ['death', 'famine', 'war'])
          expect(copies(`horseman-of-${other}`)).toBe(copies('horseman-of-pestilence'));
        expect(copies('routine-job')).not.toBe(1);
      }
  });
});

describe('rarities', () => {
  // The wiki's shares of 100,000 decks, in hundredths of the cards: 0.05 is rounded away.
  test.each([
    ['common', 0.662],
    ['uncommon', 0.242],
    ['rare', 0.093],
    ['special', 0.003],
  ] as const)('of the cards %s are %d, as published [rule rarity]', (name, share) => {
    const ours = sampleOf(decks.map(({ cards }) => cardsWith(cards, ({ card }) => rarity.get(card) === name) / 36));
    expectAlike(ours, { mean: share, sd: ours.sd, n: 100_000 }, 0.0005);
  });

  test.each(rarities)('%s cards in a deck are as many as in real decks', (name) => {
    const [ours, theirs] = [decks, real].map((some) =>
      sampleOf(some.map(({ cards }) => cardsWith(cards, ({ card }) => rarity.get(card) === name))),
    );
    if (ours === undefined || theirs === undefined) throw new Error('there are two samples');
    expectAlike(ours, theirs);
  });

  test('vary from deck to deck as in real decks, rares less than independent draws would', () => {
    // Standard deviations in 48 real decks; that of such a number has an error of sd / sqrt(2 * 48).
    for (const [name, sd] of [
      ['common', 3.3],
      ['uncommon', 2.8],
      ['rare', 1.3],
    ] as const) {
      const ours = sampleOf(decks.map(({ cards }) => cardsWith(cards, ({ card }) => rarity.get(card) === name)));
      expect(Math.abs(ours.sd - sd), name).toBeLessThanOrEqual((3 * sd) / Math.sqrt(96) + 0.05);
    }
  });

  test('leave as few houses without a rare as in real decks: 17 of 100 in 144 houses', () => {
    const without = decks.flatMap((deck) =>
      deck.houses.map((house) => cardsWith(inHouse(deck, house), ({ card }) => rarity.get(card) === 'rare') === 0),
    );
    expectAlike(shareOf(without.filter(Boolean).length / without.length, without.length), shareOf(0.17, 144), 0.005);
  });
});

describe('copies', () => {
  // Shares in 48 real decks, which held about 970 different commons, 365 uncommons and 170 rares.
  test.each([
    ['common', 1, 0.79, 970],
    ['common', 2, 0.18, 970],
    ['common', 3, 0.025, 970],
    ['uncommon', 1, 0.92, 365],
    ['uncommon', 2, 0.07, 365],
    ['rare', 1, 0.95, 170],
    ['rare', 2, 0.04, 170],
  ] as const)(
    'a %s that is in a deck is there %d times in %d of the cases, as in %d real ones',
    (name, copies, share, n) => {
      const cards = decks.flatMap((deck) => deck.cards.filter(({ card }) => rarity.get(card) === name));
      const such = cards.filter((card) => card.count === copies).length;
      expectAlike(shareOf(such / cards.length, cards.length), shareOf(share, n), 0.005);
    },
  );

  test('leave as many different cards in a deck as real ones have: 30.5 in 48 decks', () => {
    const ours = sampleOf(decks.map(({ cards }) => cards.length));
    expectAlike(ours, { mean: 30.5, sd: 1.9, n: 48 }, 0.05);
  });
});

describe('types', () => {
  // Means in 48 real decks, with the spread of the 32 that come with the program.
  test.each([
    ['creature', 17.3, 2.4],
    ['action', 14.1, 2.6],
    ['artifact', 3.4, 1.8],
    ['upgrade', 1.2, 1.1],
  ] as const)('%s cards in a deck are as many as in real decks: %d', (type, mean, sd) => {
    expectAlike(sampleOf(decks.map(({ cards }) => cardsWith(cards, typed(type)))), { mean, sd, n: 48 }, 0.05);
  });

  test.each(houses.flatMap((house) => types.map((type) => [house, type] as const)))(
    '%s has as many %s cards as in real decks',
    (house, type) => {
      const [ours, theirs] = [decks, real].map((some) =>
        sampleOf(
          some
            .filter((deck) => deck.houses.includes(house))
            .map((deck) => cardsWith(inHouse(deck, house), typed(type))),
        ),
      );
      if (ours === undefined || theirs === undefined) throw new Error('there are two samples');
      // With our own spread for both: that of the eight to seventeen real ones is a poor estimate.
      expectAlike(ours, { ...theirs, sd: ours.sd });
    },
  );

  test('no house has fewer than 2 creatures or more than 10, no deck fewer than 10 or more than 25', () => {
    for (const deck of decks) {
      const [all, ...each] = [
        cardsWith(deck.cards, typed('creature')),
        ...deck.houses.map((house) => cardsWith(inHouse(deck, house), typed('creature'))),
      ];
      expect(all).toBeGreaterThanOrEqual(10);
      expect(all).toBeLessThanOrEqual(25);
      expect(Math.min(...each)).toBeGreaterThanOrEqual(2);
      expect(Math.max(...each)).toBeLessThanOrEqual(10);
    }
  });

  test('printed bonus æmber is as much as in real decks: 10.8', () => {
    const bonus = decks.map(({ cards }) =>
      cards.reduce(
        (sum, card) => sum + card.count * definition(card.card).bonus.filter((icon) => icon === 'aember').length,
        0,
      ),
    );
    expectAlike(sampleOf(bonus), { mean: 10.8, sd: 3.4, n: 48 }, 0.05);
  });
});

describe('houses', () => {
  test.each(houses)('%s is in three of seven decks', (house) => {
    const share = decks.filter((deck) => deck.houses.includes(house)).length / count;
    expect(Math.abs(share - 3 / 7)).toBeLessThanOrEqual((3 * Math.sqrt((3 / 7) * (4 / 7))) / Math.sqrt(count));
  });

  test('come in all 35 combinations, none favored', () => {
    const seen = new Map<string, number>();
    for (const deck of decks) seen.set(deck.houses.join(), (seen.get(deck.houses.join()) ?? 0) + 1);
    expect(seen.size).toBe(35);
    const expected = count / 35;
    const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // With 34 degrees of freedom one sample of a thousand is above.
    expect(chiSquare).toBeLessThan(65.2);
  });
});

test('4.1 of 100 decks have a maverick, as published', () => {
  const share =
    decks.filter(({ cards }) => cards.some((card) => kindsOf({ set: 'cota' }, card).includes('maverick'))).length /
    count;
  expectAlike(shareOf(share, count), shareOf(0.041, 100_000), 0.0005);
});
