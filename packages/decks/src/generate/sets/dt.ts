// Dark Tidings. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { SetRecipe } from '../recipe.ts';
import { mm } from './mm.ts';

export const dt: SetRecipe = {
  set: 'dt',
  houses: ['logos', 'sanctum', 'saurian', 'shadows', 'star-alliance', 'unfathomable', 'untamed'],
  // Links and evil twins take cards of all rarities away, so that more of them are drawn than are published.
  rarities: { common: 0.6635, uncommon: 0.2445, rare: 0.0952 },
  rareFirst: 0.75,
  placed: {},
  links: [
    {
      kind: 'brings',
      card: 'dr-verokter',
      along: ['rooftop-laboratory', 'reckless-experimentation', 'groundbreaking-discovery'],
    },
    { kind: 'brings', card: 'orphiel-sea-s-chosen', along: ['orphion-land-s-chosen'] },
    { kind: 'brings', card: 'com-officer-hings', along: ['com-officer-gross'] },
    { kind: 'brings', card: 'drawn-down', along: ['dive-deep', 'dark-discovery'] },
    { kind: 'brings', card: 'omnipus', along: ['tentaclid', 'tentaclid'] },
    { kind: 'brings', card: 'chenille', along: ['bombyx', 'fifalde'] },
    // Of cards that it took over, and of its legacies.
    ...mm.links,
  ],
  mavericks: 0.039,
  legacies: { share: 0.06, sets: ['cota', 'aoa', 'wc', 'mm'] },
  anywhere: 0,
  evilTwins: 1 / 12,
  beside: ['the-tide'],
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
