// Grim Reminders. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { SetRecipe } from '../recipe.ts';
import { woe } from './woe.ts';

export const gr: SetRecipe = {
  set: 'gr',
  houses: ['brobnar', 'ekwidon', 'geistoid', 'mars', 'star-alliance', 'unfathomable', 'untamed'],
  rarities: { common: 0.655, uncommon: 0.2425, rare: 0.0945 },
  rareFirst: 0.75,
  placed: { mender: 'rare' },
  links: [
    { kind: 'brings', card: 'synchronizer', along: ['tick-tock', 'chronometer', 'ancestral-timekeeper'] },
    { kind: 'brings', card: 'shadys', along: ['purse-a-phone'] },
    { kind: 'brings', card: 'kaspara', along: ['precocious-fragment'] },
    { kind: 'becomes', card: 'mender', others: ['soultender'] },
    { kind: 'brings', card: 'thing-from-the-deep', along: ['open-the-seal'] },
    { kind: 'brings', card: 'narl-gibbus', along: ['werewolf-curse'] },
    // Of cards that it took over, and of its legacies.
    ...woe.links,
  ],
  mavericks: 0.039,
  legacies: { share: 0.06, sets: ['cota', 'aoa', 'wc', 'mm', 'dt', 'woe'] },
  // The revenants.
  anywhere: 0.035,
  evilTwins: 0,
  beside: [],
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
