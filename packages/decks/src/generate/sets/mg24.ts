// Menagerie 2024. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { Link, SetRecipe } from '../recipe.ts';
import { ambassadors, keyImps } from './aoa.ts';
import { gr } from './gr.ts';
import { woe } from './woe.ts';

/** What stands for these kinds in Mass Mutation stands here for fewer cards, or for cards whose companions are missing. */
const otherwise: readonly Link[] = [
  {
    kind: 'becomes',
    card: 'techno-fiend',
    others: ['dino-fiend', 'lyco-fiend', 'sacro-fiend', 'umbra-fiend'],
  },
  {
    kind: 'becomes',
    card: 'monument-to-ludo',
    others: ['monument-to-faust', 'monument-to-octavia', 'monument-to-primus', 'monument-to-shrix'],
  },
];

export const mg24: SetRecipe = {
  set: 'mg24',
  houses: [
    'brobnar',
    'dis',
    'ekwidon',
    'geistoid',
    'keyraken',
    'logos',
    'mars',
    'sanctum',
    'saurian',
    'shadows',
    'star-alliance',
    'unfathomable',
    'untamed',
  ],
  rarities: { common: 0.655, uncommon: 0.2425, rare: 0.0945 },
  rareFirst: 0.75,
  // They stand for their kind as they did in their own sets.
  placed: {
    'techno-fiend': 'common',
    'daemo-bot': 'common',
    'daemo-knight': 'common',
    'daemo-saurus': 'common',
    'daemo-thief': 'common',
    'daemo-alien': 'common',
    'daemo-beast': 'common',
    'even-ivan': 'common',
    'molina-s-blaster': 'common',
    'monument-to-ludo': 'common',
    'bronze-key-imp': 'uncommon',
    'brobnar-ambassador': 'uncommon',
    mender: 'rare',
    pride: 'rare',
    sinestra: 'rare',
  },
  links: [
    ...otherwise,
    keyImps,
    ambassadors,
    ...gr.links.filter(({ card }) => !otherwise.some((link) => link.card === card)),
  ],
  mavericks: 0.039,
  // It is made of the sets before it.
  legacies: { share: 0, sets: [] },
  anywhere: 0,
  evilTwins: 0,
  icons: 'on any',
  beside: [],
  ...(woe.tokens === undefined ? {} : { tokens: woe.tokens }),
  oneEach: { share: 1, cards: { keyraken: 'legendary-keyraken' } },
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
