// Whether a list of cards is a deck: 36 known cards, 12 of each of its three houses (v1.3 p.2).
import '@vaultsong/cards';
import { definedCards, definition, isDefined } from '@vaultsong/engine';
import { closest } from './closest.ts';
import type { Deck, DeckCard } from './deck.ts';
import { cardsInDeck, cardsInHouse, housesInDeck } from './deck.ts';
import type { Fault } from './fault.ts';
import type { DeckFile } from './file.ts';
import { describe } from './quote.ts';

/** The deck that a file describes, or everything that keeps it from being one. */
export function checkDeck(file: DeckFile): { readonly deck: Deck } | { readonly faults: readonly Fault[] } {
  const cardFaults = file.cards.flatMap(({ id, house }, i) => [
    ...cardFault(id, i),
    ...houseFault(id, house, file.houses, i),
  ]);
  const faults = [...housesFaults(file.houses), ...cardFaults];
  // Sums over entries that are wrong themselves would only repeat what was said.
  if (faults.length === 0) faults.push(...countFaults(file));
  return faults.length > 0 ? { faults } : { deck: deckOf(file) };
}

const deckOf = (file: DeckFile): Deck => ({
  name: file.name,
  set: file.set ?? null,
  houses: file.houses,
  cards: file.cards.map(
    ({ id, count, house }): DeckCard => ({ card: id, count, house: house ?? definition(id).house }),
  ),
});

function housesFaults(houses: DeckFile['houses']): readonly Fault[] {
  if (houses.length === housesInDeck && new Set(houses).size === housesInDeck) return [];
  return [
    {
      where: 'houses',
      what: houses.length === 0 ? 'no houses' : houses.join(', '),
      expected: 'three different houses',
    },
  ];
}

function cardFault(id: string, i: number): readonly Fault[] {
  if (isDefined(id)) return [];
  const where = `cards[${i}].id`;
  const known = definedCards().map((card) => card.id);
  const near = closest(id, known).map((name) => `"${name}"`);
  const expected =
    near.length > 0
      ? `perhaps ${near.join(' or ')}`
      : `one of the ${known.length} cards there are, such as "${known[0]}"`;
  return [{ where, what: `unknown card ${describe(id)}`, expected }];
}

/** A card of another house than its printed one is a maverick, but the deck must still have that house. */
function houseFault(
  id: string,
  named: DeckFile['cards'][number]['house'],
  houses: DeckFile['houses'],
  i: number,
): readonly Fault[] {
  const house = named ?? (isDefined(id) ? definition(id).house : undefined);
  if (house === undefined || houses.includes(house)) return [];
  return [
    {
      where: `cards[${i}].house`,
      what: `${describe(id)} is of house ${house}`,
      expected: `a house of the deck: ${houses.join(', ')}`,
    },
  ];
}

function countFaults(file: DeckFile): readonly Fault[] {
  const { cards } = deckOf(file);
  const sum = (some: readonly DeckCard[]): number => some.reduce((total, { count }) => total + count, 0);
  const total = sum(cards);
  const ofDeck = total === cardsInDeck ? [] : [{ where: 'cards', what: say(total), expected: `${cardsInDeck} cards` }];
  const ofHouses = file.houses
    .map((house) => ({ house, count: sum(cards.filter((card) => card.house === house)) }))
    .filter(({ count }) => count !== cardsInHouse)
    .map(({ house, count }) => ({
      where: `cards of house ${house}`,
      what: say(count),
      expected: `${cardsInHouse} cards`,
    }));
  return [...ofDeck, ...ofHouses];
}

const say = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
