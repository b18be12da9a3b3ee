// The cards that a slot is drawn from: those of a set by house and rarity.

import { playable } from '@vaultsong/cards';
import type { PrintedType } from '@vaultsong/cards/catalogue';
import type { CardName, House } from '@vaultsong/engine';
import type { DrawnRarity, SetRecipe } from './recipe.ts';

/** Cards in the order of their collector numbers, which never changes, so that seeds keep their decks. */
export type Pool = (house: House, rarity: DrawnRarity) => readonly CardName[];

/**
 * @param set the set that the cards were printed in
 * @param without cards that are left out
 * @param placed cards that count as of another rarity than the one that is printed
 */
export function poolOf(
  set: string,
  {
    without = new Set(),
    placed = {},
  }: {
    readonly without?: ReadonlySet<CardName>;
    readonly placed?: SetRecipe['placed'];
  } = {},
): Pool {
  const known = new Map<string, CardName[]>();
  for (const { card, houses, rarity } of printingsOf(set)) {
    if (without.has(card)) continue;
    for (const house of houses) {
      const key = `${house}/${placed[card] ?? rarity}`;
      const cards = known.get(key);
      if (cards === undefined) known.set(key, [card]);
      else cards.push(card);
    }
  }
  return (house, rarity) => known.get(`${house}/${rarity}`) ?? [];
}

/** All cards that were printed in a set, whatever their rarity. */
export const cardsOf = (set: string): ReadonlySet<CardName> => new Set(printingsOf(set).map(({ card }) => card));

/** The cards of a set that take any house: they were printed without one, or in each of these. */
export const anywhereIn = ({ set, houses }: Pick<SetRecipe, 'set' | 'houses'>): readonly CardName[] =>
  printingsOf(set)
    .filter((printed) => printed.houses.length === 0 || houses.every((house) => printed.houses.includes(house)))
    .map(({ card }) => card);

/** The cards of a set that were printed in several houses, so that they have none to stray from. */
export const inSeveralHouses = (set: string): ReadonlySet<CardName> =>
  new Set(printingsOf(set).flatMap(({ card, houses }) => (houses.length > 1 ? [card] : [])));

/** The place of each card of a set in the order of collector numbers. */
export const orderOf = (set: string): ReadonlyMap<CardName, number> =>
  new Map(printingsOf(set).map(({ card }, i) => [card, i]));

/** The token creatures of a set, by collector number, of these houses. */
export const tokensOf = (set: string, houses: readonly House[]): readonly CardName[] =>
  printingsOf(set, (type) => type === 'token-creature')
    .filter((printed) => printed.houses.some((house) => houses.includes(house)))
    .map(({ card }) => card);

/** The archon powers of a set, by collector number. */
export const powersOf = (set: string): readonly CardName[] =>
  printingsOf(set, (type) => type === 'archon-power').map(({ card }) => card);

/** The prophecies of a set, by collector number. */
export const propheciesOf = (set: string): readonly CardName[] =>
  printingsOf(set, (type) => type === 'prophecy').map(({ card }) => card);

/** A card beside the table is no card of a deck. */
const isBeside: ReadonlySet<string> = new Set<PrintedType>(['tide', 'archon-power', 'prophecy', 'token-creature']);

/** What a set printed and the engine can play: cards of decks, or of other types. */
const printingsOf = (set: string, isOfType: (type: string) => boolean = (type) => !isBeside.has(type)) =>
  playable
    .filter(({ type }) => isOfType(type))
    .flatMap(({ id, printings }) =>
      printings
        .filter((printing) => printing.set === set)
        .map(({ houses, number, rarity }) => ({ card: id, houses, number, rarity })),
    )
    // The halves of a gigantic creature share a number.
    .sort((a, b) => (a.number === b.number ? 0 : a.number < b.number ? -1 : 1));
