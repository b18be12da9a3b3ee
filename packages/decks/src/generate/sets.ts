// The sets that new decks can be made of, by name.

import { DeckError } from '../faults/fault.ts';
import { describe } from '../faults/quote.ts';
import { closest } from '../names/closest.ts';
import type { GeneratedSet } from './names.ts';
import { generatedSets } from './names.ts';
import type { SetRecipe } from './recipe.ts';
import { aoa } from './sets/aoa.ts';
import { as } from './sets/as.ts';
import { cc } from './sets/cc.ts';
import { cota } from './sets/cota.ts';
import { dm } from './sets/dm.ts';
import { dt } from './sets/dt.ts';
import { gr } from './sets/gr.ts';
import { mg24 } from './sets/mg24.ts';
import { mm } from './sets/mm.ts';
import { momu } from './sets/momu.ts';
import { pv } from './sets/pv.ts';
import { toc } from './sets/toc.ts';
import { vm25 } from './sets/vm25.ts';
import { wc } from './sets/wc.ts';
import { woe } from './sets/woe.ts';

const recipes: Readonly<Record<GeneratedSet, SetRecipe>> = {
  cota,
  aoa,
  wc,
  mm,
  dt,
  woe,
  gr,
  momu,
  mg24,
  as,
  toc,
  vm25,
  pv,
  cc,
  dm,
};

/** @throws DeckError that names the sets there are */
export function recipeOf(set: string): SetRecipe {
  const found = Object.values(recipes).find((recipe) => recipe.set === set);
  if (found !== undefined) return found;
  // Ids of two letters are all near to each other.
  const near = set.length > 2 ? closest(set, generatedSets, 2) : [];
  throw new DeckError([
    {
      where: 'the set',
      what: `no decks can be made of ${describe(set)}`,
      expected: near.length > 0 ? `perhaps ${near.join(' or ')}` : `one of: ${generatedSets.join(', ')}`,
    },
  ]);
}
