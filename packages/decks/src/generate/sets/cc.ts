// Crucible Clash. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { SetRecipe } from '../recipe.ts';
import { vm25 } from './vm25.ts';

export const cc: SetRecipe = {
  set: 'cc',
  houses: ['brobnar', 'dis', 'mars', 'sanctum', 'saurian', 'skyborn', 'untamed'],
  rarities: { common: 0.655, uncommon: 0.2425, rare: 0.0945 },
  rareFirst: 0.75,
  // It stands for all the Sins.
  placed: { pride: 'rare' },
  // Of cards that it took over, and of its legacies.
  links: vm25.links,
  mavericks: 0.039,
  legacies: { share: 0.06, sets: ['cota', 'aoa', 'wc', 'mm', 'dt', 'woe', 'gr', 'as', 'toc', 'momu', 'vm25', 'pv'] },
  // The skybeasts.
  anywhere: 0.5,
  evilTwins: 0,
  icons: 'on any',
  beside: [],
  powers: {
    forHouse: {
      'commanding-presence': 'saurian',
      'demonic-wrath': 'dis',
      'divine-spark': 'sanctum',
      'master-planner': 'mars',
      'master-strategist': 'skyborn',
      'nature-s-guardian': 'untamed',
      'progenitor-of-giants': 'brobnar',
    },
  },
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
