// The sets that new decks can be made of, by name.
import { closest } from '../closest.ts';
import { DeckError } from '../fault.ts';
import { describe } from '../quote.ts';
import type { SetRecipe } from './recipe.ts';
import { cota } from './sets/cota.ts';

const recipes: readonly SetRecipe[] = [cota];

/** The names of the sets that new decks can be made of. */
export const generatedSets: readonly string[] = recipes.map(({ set }) => set);

/** @throws DeckError that names the sets there are */
export function recipeOf(set: string): SetRecipe {
  const found = recipes.find((recipe) => recipe.set === set);
  if (found !== undefined) return found;
  const near = closest(set, generatedSets);
  throw new DeckError([
    {
      where: 'the set',
      what: `no decks can be made of ${describe(set)}`,
      expected: near.length > 0 ? `perhaps ${near.join(' or ')}` : `one of: ${generatedSets.join(', ')}`,
    },
  ]);
}
