// Mass Mutation. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { CardName } from '@vaultsong/engine';
import type { Link, SetRecipe } from '../recipe.ts';
import { wc } from './wc.ts';

/** The common mutant of each house that is half of another one, and what it is half of instead. */
const hybrids: readonly (readonly [common: CardName, others: readonly CardName[]])[] = [
  ['techno-fiend', ['dino-fiend', 'lyco-fiend', 'sacro-fiend', 'umbra-fiend', 'xeno-fiend']],
  ['daemo-bot', ['dino-bot', 'lyco-bot', 'sacro-bot', 'umbra-bot', 'xeno-bot']],
  ['daemo-knight', ['dino-knight', 'lyco-knight', 'techno-knight', 'umbra-knight', 'xeno-knight']],
  ['daemo-saurus', ['lyco-saurus', 'sacro-saurus', 'techno-saurus', 'umbra-saurus', 'xeno-saurus']],
  ['daemo-thief', ['dino-thief', 'lyco-thief', 'sacro-thief', 'techno-thief', 'xeno-thief']],
  ['daemo-alien', ['dino-alien', 'lyco-alien', 'sacro-alien', 'techno-alien', 'umbra-alien']],
  ['daemo-beast', ['dino-beast', 'sacro-beast', 'techno-beast', 'umbra-beast', 'xeno-beast']],
];

/** The base half of each gigantic creature with its art half. */
const gigantic: readonly (readonly [base: CardName, art: CardName])[] = [
  ['deusillus', 'deusillus2'],
  ['niffle-kong', 'niffle-kong2'],
  ['ultra-gravitron', 'ultra-gravitron2'],
];

export const mm: SetRecipe = {
  set: 'mm',
  houses: ['dis', 'logos', 'sanctum', 'saurian', 'shadows', 'star-alliance', 'untamed'],
  // Links take commons and uncommons away, so that more of them are drawn than are published.
  rarities: { common: 0.668, uncommon: 0.2425, rare: 0.0925 },
  rareFirst: 0.75,
  // It stands for all the Sins.
  placed: { pride: 'rare' },
  links: [
    ...hybrids.map(([card, others]): Link => ({ kind: 'becomes', card, others })),
    { kind: 'becomes', card: 'even-ivan', others: ['odd-clawde'] },
    ...gigantic.map(([card, art]): Link => ({ kind: 'brings', card, along: [art, 'it-s-coming'] })),
    { kind: 'brings', card: 'scylla', along: ['charybdis'] },
    { kind: 'brings', card: 'z-force-agent-14', along: ['z-particle-tracker', 'z-ray-blaster', 'z-wave-emitter'] },
    {
      kind: 'brings',
      card: 'dark-harbinger',
      along: ['mutation-of-cunning', 'mutation-of-fury', 'mutation-of-instinct'],
    },
    { kind: 'brings', card: 'xenos-bloodshadow', along: ['toad'] },
    {
      kind: 'gathers',
      card: 'pride',
      from: ['desire', 'envy', 'gluttony', 'greed', 'pride', 'sloth', 'wrath'],
      count: 4,
    },
    {
      kind: 'suits',
      card: 'monument-to-ludo',
      to: {
        'citizen-shrix': 'monument-to-shrix',
        'consul-primus': 'monument-to-primus',
        'cornicen-octavia': 'monument-to-octavia',
        'faust-the-great': 'monument-to-faust',
        'praefectus-ludo': 'monument-to-ludo',
      },
    },
    { kind: 'at least', card: 'angry-mob', copies: 2 },
    // Of cards that it took over, and of its legacies.
    ...wc.links,
  ],
  mavericks: 0.039,
  legacies: { share: 0.06, sets: ['cota', 'aoa', 'wc'] },
  // Dark Æmber Vault.
  anywhere: 0.035,
  evilTwins: 0,
  beside: [],
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
