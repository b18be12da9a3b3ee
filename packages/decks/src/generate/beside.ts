// The cards beside a new deck: those of its whole set, a token creature, an archon power. R: notes on later sets, "Token
// creatures": one reference card, of one of the houses of the deck; "Archon powers": one for each deck.
import type { CardName } from '@vaultsong/engine';
import type { Chance } from './chance.ts';
import type { Drawn } from './draw.ts';
import { powersOf, tokensOf } from './pool.ts';
import type { SetRecipe } from './recipe.ts';

type Drawer = (deck: Drawn, chance: Chance) => readonly CardName[];

/** Reads a recipe; what it returns draws the cards beside a deck, by a stream of chance of their own. */
export function besideDrawer(recipe: SetRecipe): Drawer {
  const [token, power] = [tokenDrawer(recipe), powerDrawer(recipe)];
  return (deck, chance) => [...recipe.beside, ...token(deck, chance), ...power(deck, chance)];
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
