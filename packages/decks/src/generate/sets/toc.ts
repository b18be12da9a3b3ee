// Tokens of Change. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { SetRecipe } from '../recipe.ts';
import { as } from './as.ts';

export const toc: SetRecipe = {
  set: 'toc',
  houses: ['dis', 'geistoid', 'logos', 'redemption', 'shadows', 'skyborn', 'untamed'],
  rarities: { common: 0.655, uncommon: 0.2425, rare: 0.0945 },
  rareFirst: 0.75,
  placed: { mender: 'rare', 'even-ivan': 'common', 'sacro-alien': 'common' },
  links: [
    {
      kind: 'becomes',
      card: 'sacro-alien',
      others: ['sacro-beast', 'sacro-bot', 'sacro-fiend', 'sacro-saurus', 'sacro-thief'],
    },
    // Of cards that it took over, and of its legacies.
    ...as.links,
  ],
  mavericks: 0.039,
  legacies: { share: 0.06, sets: ['cota', 'aoa', 'wc', 'mm', 'dt', 'woe', 'gr', 'as'] },
  anywhere: 0,
  evilTwins: 0,
  icons: 'on any',
  beside: [],
  tokens: {
    calledBy: {
      'beta-forge': 'alpha-gamma',
      'codex-of-true-names': 'catena-fiend',
      'niffle-sanctuary': 'niffle-brute',
      suzerain: 'minion',
      'the-long-con': 'stooge',
    },
  },
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
