// Prophetic Visions. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { SetRecipe } from '../recipe.ts';
import { keyImps } from './aoa.ts';
import { vm25 } from './vm25.ts';

export const pv: SetRecipe = {
  set: 'pv',
  houses: ['dis', 'logos', 'redemption', 'sanctum', 'saurian', 'shadows', 'star-alliance', 'untamed'],
  rarities: { common: 0.655, uncommon: 0.2425, rare: 0.0945 },
  rareFirst: 0.75,
  placed: { 'bronze-key-imp': 'uncommon', 'even-ivan': 'rare' },
  // Of cards that it took over, and of its legacies.
  links: [keyImps, ...vm25.links],
  mavericks: 0.039,
  legacies: { share: 0.06, sets: ['cota', 'aoa', 'wc', 'mm', 'dt', 'woe', 'gr', 'as', 'toc', 'momu', 'vm25'] },
  // The anomalies.
  anywhere: 0.035,
  evilTwins: 0,
  icons: 'on any',
  beside: [],
  prophecies: { twoSides: [['heads-i-win', 'tails-you-lose']] },
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
