// Vault Masters 2025. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { SetRecipe } from '../recipe.ts';
import { momu } from './momu.ts';
import { toc } from './toc.ts';

export const vm25: SetRecipe = {
  set: 'vm25',
  houses: ['ekwidon', 'geistoid', 'logos', 'mars', 'saurian', 'shadows', 'unfathomable'],
  rarities: { common: 0.655, uncommon: 0.2425, rare: 0.0945 },
  rareFirst: 0.75,
  placed: {},
  // Of cards that it took over, and of its legacies. Both have the links of the sets before them, each of which counts once.
  links: [...new Set([...momu.links, ...toc.links])],
  mavericks: 0.039,
  legacies: { share: 0.06, sets: ['cota', 'aoa', 'wc', 'mm', 'dt', 'woe', 'gr', 'as', 'toc', 'momu'] },
  // The anomalies.
  anywhere: 0.035,
  evilTwins: 0,
  icons: 'on any',
  beside: [],
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
