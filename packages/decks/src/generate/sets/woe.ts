// Winds of Exchange. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { SetRecipe } from '../recipe.ts';
import { dt } from './dt.ts';

export const woe: SetRecipe = {
  set: 'woe',
  houses: ['brobnar', 'ekwidon', 'mars', 'sanctum', 'saurian', 'star-alliance', 'unfathomable'],
  rarities: { common: 0.655, uncommon: 0.2425, rare: 0.0945 },
  rareFirst: 0.75,
  placed: {},
  links: [
    {
      kind: 'brings',
      card: 'conductor-jarroya',
      along: ['shigziso-buggy', 'shisnyasi-buggy', 'shizyoku-buggy'],
    },
    {
      kind: 'brings',
      card: 'nautilixian',
      along: ['green-aeronaut', 'purple-aeronaut', 'red-aeronaut', 'white-aeronaut'],
    },
    { kind: 'brings', card: 'socraterosaurus', along: ['platopelta', 'aristotlmimus'] },
    { kind: 'brings', card: 'tangaika', along: ['primordial-vault'] },
    { kind: 'becomes', card: 'soleft', others: ['flounderight'] },
    // Of cards that it took over, and of its legacies.
    ...dt.links,
  ],
  mavericks: 0.039,
  legacies: { share: 0.06, sets: ['cota', 'aoa', 'wc', 'mm', 'dt'] },
  anywhere: 0.035,
  evilTwins: 0,
  beside: [],
  tokens: {
    calledBy: {
      'batariel-of-the-grey': 'disciple',
      'blorb-hive': 'blorb',
      molluscaller: 'strange-shell',
      'norbyn-s-cavern': 'aemberling',
      'revna-starsong': 'berserker',
      tangaika: 'cultist',
    },
  },
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
