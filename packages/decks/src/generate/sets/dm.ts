// Draconian Measures. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { CardName } from '@vaultsong/engine';
import type { SetRecipe } from '../recipe.ts';
import { cc } from './cc.ts';
import { drawnByItsArt } from './momu.ts';

/** The base half of each gigantic creature that is new. */
const gigantic: readonly CardName[] = ['the-golden-queen', 'gigantor', 'monster-zero', 'kulsha', 'zomok', 'hydrogan'];

export const dm: SetRecipe = {
  set: 'dm',
  houses: ['ekwidon', 'geistoid', 'mars', 'ouboros', 'shadows', 'skyborn', 'unfathomable'],
  rarities: { common: 0.655, uncommon: 0.2425, rare: 0.0945 },
  rareFirst: 0.75,
  placed: {},
  links: [
    ...gigantic.map(drawnByItsArt),
    // Of cards that it took over, and of its legacies.
    ...cc.links,
  ],
  mavericks: 0.039,
  legacies: {
    share: 0.06,
    sets: ['cota', 'aoa', 'wc', 'mm', 'dt', 'woe', 'gr', 'as', 'toc', 'momu', 'vm25', 'pv', 'cc'],
  },
  anywhere: 0,
  evilTwins: 0,
  icons: 'on any',
  beside: [],
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
