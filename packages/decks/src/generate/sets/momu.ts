// More Mutation. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { CardName } from '@vaultsong/engine';
import type { Link, SetRecipe } from '../recipe.ts';
import { gr } from './gr.ts';
import { mm } from './mm.ts';

/** A gigantic creature whose art half, with 2 behind the id of the base half, is the rare that is drawn. */
export const drawnByItsArt = (base: CardName): Link => ({
  kind: 'brings',
  card: `${base}2`,
  along: [base],
  oneOf: ['build-your-champion', 'digging-up-the-monster', 'tomes-gigantica'],
});

/** The base half of each gigantic creature. */
const gigantic: readonly CardName[] = [
  'tormax',
  'wretched-anathema',
  'horizon-saber',
  'ultra-gravitron',
  'ascendant-hester',
  'sirs-colossus',
  'bawretchadontius',
  'deusillus',
  'boosted-b4-rry',
  'dodger-s-10',
  'cadet-allison',
  'j43g3r-v',
  'niffle-kong',
  'titanic-bumblebird',
];

export const momu: SetRecipe = {
  set: 'momu',
  houses: ['dis', 'logos', 'sanctum', 'saurian', 'shadows', 'star-alliance', 'untamed'],
  rarities: mm.rarities,
  rareFirst: 0.75,
  // They were commons and rares of Mass Mutation, and stand there for their kind.
  placed: {
    'techno-fiend': 'common',
    'daemo-bot': 'common',
    'daemo-knight': 'common',
    'daemo-saurus': 'common',
    'daemo-thief': 'common',
    'daemo-alien': 'common',
    'daemo-beast': 'common',
    'even-ivan': 'common',
    'monument-to-ludo': 'common',
    sinestra: 'rare',
    pride: 'rare',
  },
  links: [
    ...gigantic.map(drawnByItsArt),
    // Of cards that it took over, and of its legacies.
    ...gr.links,
  ],
  mavericks: 0.039,
  legacies: { share: 0.06, sets: ['cota', 'aoa', 'wc', 'dt', 'woe', 'gr'] },
  // Dark Æmber Vault.
  anywhere: 0.035,
  evilTwins: 0,
  beside: [],
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
