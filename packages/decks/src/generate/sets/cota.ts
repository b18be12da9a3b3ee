// Call of the Archons. Where each figure comes from: docs/deck-generation.md.
import type { SetRecipe } from '../recipe.ts';

export const cota: SetRecipe = {
  set: 'cota',
  houses: ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed'],
  rarities: { common: 0.662, uncommon: 0.242, rare: 0.093 },
  rareFirst: 0.75,
  placed: {},
  links: [
    { kind: 'brings', card: 'timetraveller', along: ['help-from-future-self'] },
    {
      kind: 'brings',
      card: 'horseman-of-pestilence',
      along: ['horseman-of-death', 'horseman-of-famine', 'horseman-of-war'],
    },
    { kind: 'becomes', card: 'master-of-1', others: ['master-of-2', 'master-of-3'] },
    { kind: 'at least', card: 'routine-job', copies: 2 },
  ],
  mavericks: 0.041,
  // There is no set before it.
  legacies: { share: 0, sets: [] },
  anywhere: 0,
  evilTwins: 0,
  beside: [],
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
