// Figures of new decks, by set: rarities, types, copies, icons. The published figures beside them are in docs/deck-generation.md.
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { Deck, DeckCard } from '@vaultsong/decks';
import { generateDecks, generatedSets } from '@vaultsong/decks';
import { kindsOf } from '@vaultsong/decks/import';
import type { CardName } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import type { Measurement } from '../measure.ts';

const types = ['creature', 'action', 'artifact', 'upgrade'] as const;
const rarities = ['common', 'uncommon', 'rare', 'special', 'evil twin'] as const;

export const newDecks: Measurement = {
  title: 'rarities, types, copies and icons in new decks, by set',
  usual: { games: 2000, seed: 1 },
  unit: 'decks of each set',
  run: async ({ games, seed }, tell) => {
    const sets: Record<string, unknown> = {};
    for (const [i, set] of generatedSets.entries()) {
      sets[set] = figuresOf(
        set,
        generateDecks({ set, seed, count: games }).map(({ deck }) => deck),
      );
      tell(i + 1, generatedSets.length);
    }
    return { sets };
  },
};

function figuresOf(set: string, decks: readonly Deck[]) {
  const rarityOf = rarityIn(set);
  const own = total(decks.map(({ cards }) => copies(cards, ({ card }) => rarityOf(card) !== undefined)));
  const houses = decks.flatMap(({ cards, houses: three }) =>
    three.map((one) => cards.filter(({ house }) => house === one)),
  );
  const ofRarity = (rarity: string) => decks.map(({ cards }) => copies(cards, ({ card }) => rarityOf(card) === rarity));
  const shareOf = (has: (deck: Deck) => boolean): number => round(decks.filter(has).length / decks.length);
  return {
    shares: byName(rarities, (rarity) => round(total(ofRarity(rarity)) / own)),
    spreads: byName(rarities, (rarity) => round(deviation(ofRarity(rarity)))),
    withoutRare: round(
      houses.filter((cards) => copies(cards, ({ card }) => rarityOf(card) === 'rare') === 0).length / houses.length,
    ),
    different: round(mean(decks.map(({ cards }) => cards.length))),
    times: byName(rarities, (rarity) => {
      const entries = decks.flatMap(({ cards }) => cards.filter(({ card }) => rarityOf(card) === rarity));
      return [1, 2, 3].map((times) =>
        entries.length === 0 ? 0 : round(entries.filter(({ count }) => count === times).length / entries.length),
      );
    }),
    types: byName(types, (type) =>
      spread(decks.map(({ cards }) => copies(cards, ({ card }) => definition(card).type === type))),
    ),
    bonus: spread(decks.map(({ cards }) => total(cards.map(({ card, count }) => count * aemberOf(card))))),
    houses: spread(
      [...new Set(decks.flatMap((deck) => deck.houses))].map((house) => shareOf((deck) => deck.houses.includes(house))),
    ),
    icons: spread(
      decks.map(({ cards }) => total(cards.map(({ count, enhancements = [] }) => count * enhancements.length))),
    ),
    kinds: byName(['maverick', 'legacy', 'anomaly'], (kind) =>
      shareOf((deck) => deck.cards.some((card) => kindsOf(deck, card).some((one) => one === kind))),
    ),
    twins: shareOf(({ name }) => name.endsWith('Evil Twin')),
  };
}

/** The rarity of a card in a set; an evil twin has one of its own. Undefined for a card that is not of the set. */
const rarityIn =
  (set: string) =>
  (card: CardName): string | undefined => {
    const printed = findPrinted(card);
    const here = printed?.printings.find((printing) => printing.set === set);
    return here !== undefined && (printed?.evilTwinOf ?? null) !== null ? 'evil twin' : here?.rarity;
  };

const aemberOf = (card: CardName): number => definition(card).bonus.filter((icon) => icon === 'aember').length;

const copies = (cards: readonly DeckCard[], has: (card: DeckCard) => boolean): number =>
  total(cards.map((card) => (has(card) ? card.count : 0)));

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const mean = (values: readonly number[]): number => total(values) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(total(values.map((value) => (value - mean(values)) ** 2)) / (values.length - 1));
const spread = (values: readonly number[]) => ({
  mean: round(mean(values)),
  least: Math.min(...values),
  most: Math.max(...values),
});
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

const byName = <Value>(names: readonly string[], of: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [name, of(name)]));
