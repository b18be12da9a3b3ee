// Æmber Skies. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { SetRecipe } from '../recipe.ts';
import { gr } from './gr.ts';

export const as: SetRecipe = {
  set: 'as',
  houses: ['brobnar', 'dis', 'ekwidon', 'geistoid', 'logos', 'mars', 'skyborn'],
  rarities: { common: 0.655, uncommon: 0.2425, rare: 0.0945 },
  rareFirst: 0.75,
  placed: { mender: 'rare', sinestra: 'rare' },
  links: [
    // The ship of each house, with what is mounted on it.
    { kind: 'brings', card: 'eruption', along: ['armored-spikes', 'bigger-guns-for-everyone'] },
    { kind: 'brings', card: 'talon-of-invidius', along: ['pendra-s-box', 'tomb-of-agony'] },
    { kind: 'brings', card: 'aemberwind', along: ['requisition-writ', 'suggestion-box'] },
    { kind: 'brings', card: 'helichopper', along: ['banshee-suit', 'ethereal-adaptor'] },
    { kind: 'brings', card: 'nautilus', along: ['holo-camo', 'reallocation-accessory', 'void-shields'] },
    { kind: 'brings', card: 'saucer-149', along: ['gamma-blaster', 'stealth-modifications'] },
    {
      kind: 'brings',
      card: 'black-tempest',
      along: ['efficient-aember-burner', 'lateral-thrusters', 'torpefying-harpoon'],
    },
    { kind: 'brings', card: 'treasure-island', along: ['flint-s-legend', 'flint-s-map', 'flint-s-stash'] },
    { kind: 'brings', card: 'empyrean-charge', along: ['titan-sentry'] },
    // Of cards that it took over, and of its legacies.
    ...gr.links,
  ],
  mavericks: 0.039,
  legacies: { share: 0.06, sets: ['cota', 'aoa', 'wc', 'mm', 'dt', 'woe', 'gr'] },
  // The skybeasts.
  anywhere: 0.5,
  evilTwins: 0,
  icons: 'on any',
  beside: [],
  oneEach: {
    share: 0.07,
    cards: {
      brobnar: 'shard-of-strength',
      dis: 'shard-of-pain',
      ekwidon: 'shard-of-change',
      geistoid: 'shard-of-resurgence',
      logos: 'shard-of-knowledge',
      mars: 'shard-of-hate',
      skyborn: 'shard-of-courage',
    },
  },
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
