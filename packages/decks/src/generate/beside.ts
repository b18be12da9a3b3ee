// The cards beside a new deck: those of its whole set, and a token creature. R: notes on later sets, "Token creatures": one
// reference card, of one of the houses of the deck.
import type { CardName } from '@vaultsong/engine';
import type { Chance } from './chance.ts';
import type { Drawn } from './draw.ts';
import { tokensOf } from './pool.ts';
import type { SetRecipe } from './recipe.ts';

/** Reads a recipe; what it returns draws the cards beside a deck, by a stream of chance of their own. */
export function besideDrawer({ set, beside, tokens }: SetRecipe): (deck: Drawn, chance: Chance) => readonly CardName[] {
  if (tokens === undefined) return () => beside;
  return ({ houses, cards }, chance) => {
    const fitting = tokensOf(set, houses);
    const calls = new Set(cards.map(({ card }) => tokens.calledBy[card]));
    const called = fitting.filter((token) => calls.has(token));
    if (fitting.length === 0) return beside;
    return [...beside, chance.of(called.length > 0 ? called : fitting)];
  };
}
