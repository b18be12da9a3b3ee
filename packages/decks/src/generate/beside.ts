// The cards beside a new deck: those of its whole set, a token creature, an archon power, prophecies. R: notes on later
// sets, "Token creatures": one reference card, of one of the houses of the deck; "Archon powers": one for each deck;
// "Prophecies and Fate": two cards with two sides each.
import type { CardName } from '@vaultsong/engine';
import type { Chance } from './chance.ts';
import type { Drawn } from './draw.ts';
import { powersOf, propheciesOf, tokensOf } from './pool.ts';
import type { SetRecipe } from './recipe.ts';

/** How many double-sided prophecies lie beside a deck. */
const prophecyCards = 2;

type Drawer = (deck: Drawn, chance: Chance) => readonly CardName[];

/** Reads a recipe; what it returns draws the cards beside a deck, by a stream of chance of their own. */
export function besideDrawer(recipe: SetRecipe): Drawer {
  const drawers = [tokenDrawer(recipe), powerDrawer(recipe), prophecyDrawer(recipe)];
  return (deck, chance) => [...recipe.beside, ...drawers.flatMap((drawn) => drawn(deck, chance))];
}

function tokenDrawer({ set, tokens }: SetRecipe): Drawer {
  if (tokens === undefined) return () => [];
  return ({ houses, cards }, chance) => {
    const fitting = tokensOf(set, houses);
    const calls = new Set(cards.map(({ card }) => tokens.calledBy[card]));
    const called = fitting.filter((token) => calls.has(token));
    if (fitting.length === 0) return [];
    return [chance.of(called.length > 0 ? called : fitting)];
  };
}

function powerDrawer({ set, powers }: SetRecipe): Drawer {
  if (powers === undefined) return () => [];
  const all = powersOf(set);
  return ({ houses }, chance) => {
    const isOfUse = (power: CardName): boolean => {
      const house = powers.forHouse[power];
      return house === undefined || houses.includes(house);
    };
    return [chance.of(all.filter(isOfUse))];
  };
}

/** The sides of each card one after the other, as the engine and the registry of decks take them. */
function prophecyDrawer({ set, prophecies }: SetRecipe): Drawer {
  if (prophecies === undefined) return () => [];
  const all = propheciesOf(set);
  const otherSidesOf = (side: CardName): readonly CardName[] =>
    prophecies.twoSides.find((sides) => sides.includes(side))?.filter((other) => other !== side) ?? [];
  return (_deck, chance) => {
    let left = all;
    const take = (from: readonly CardName[]): CardName => {
      const taken = chance.of(from);
      left = left.filter((other) => other !== taken);
      return taken;
    };
    return Array.from({ length: prophecyCards }, () => {
      const side = take(left);
      const known = otherSidesOf(side);
      return [side, take(known.length > 0 ? known : left.filter((other) => otherSidesOf(other).length === 0))];
    }).flat();
  };
}
