// Worlds Collide. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { CardName } from '@vaultsong/engine';
import type { Link, SetRecipe } from '../recipe.ts';

/** The giants that have a brew, with the brew and what they become when they drink it. */
const brews: readonly (readonly [giant: CardName, brew: CardName, mega: CardName])[] = [
  ['alaka', 'alaka-s-brew', 'mega-alaka'],
  ['cowfyne', 'cowfyne-s-brew', 'mega-cowfyne'],
  ['ganger-chieftain', 'chieftain-s-brew', 'mega-ganger-chieftain'],
  ['groke', 'groke-s-brew', 'mega-groke'],
  ['gron-nine-toes', 'gron-s-brew', 'mega-gron-nine-toes'],
  ['mogghunter', 'mogghunter-s-brew', 'mega-mogghunter'],
  ['narp', 'narp-s-brew', 'mega-narp'],
  ['shorty', 'shorty-s-brew', 'mega-shorty'],
];

/** What comes with cards of older sets alone, that are legacies here. */
const ofLegacies: readonly Link[] = [
  { kind: 'brings', card: 'timetraveller', along: ['help-from-future-self'] },
  {
    kind: 'brings',
    card: 'horseman-of-pestilence',
    along: ['horseman-of-death', 'horseman-of-famine', 'horseman-of-war'],
  },
  { kind: 'becomes', card: 'master-of-1', others: ['master-of-2', 'master-of-3'] },
  { kind: 'at least', card: 'routine-job', copies: 2 },
  { kind: 'at least', card: 'plague-rat', copies: 2 },
];

export const wc: SetRecipe = {
  set: 'wc',
  houses: ['brobnar', 'dis', 'logos', 'saurian', 'shadows', 'star-alliance', 'untamed'],
  // Links take commons and uncommons away, so that more of them are drawn than are published.
  rarities: { common: 0.66, uncommon: 0.245, rare: 0.0965 },
  rareFirst: 0.75,
  placed: { 'brobnar-plant': 'uncommon', toad: 'rare' },
  links: [
    { kind: 'brings', card: 'igon-the-green', along: ['igon-the-terrible'] },
    { kind: 'brings', card: 'ortannu-the-chained', along: ['ortannu-s-binding'] },
    { kind: 'brings', card: 'hyde', along: ['velum'] },
    {
      kind: 'suits',
      card: 'alaka-s-brew',
      to: Object.fromEntries(brews.map(([giant, brew]) => [giant, brew])),
    },
    ...brews.map(([, brew, mega]): Link => ({ kind: 'brings', card: brew, along: [mega] })),
    {
      kind: 'suits',
      card: 'molina-s-blaster',
      to: {
        'armsmaster-molina': 'molina-s-blaster',
        'chief-engineer-walls': 'walls-blaster',
        'com-officer-kirby': 'kirby-s-blaster',
        'commander-chan': 'chan-s-blaster',
        'first-officer-frane': 'frane-s-blaster',
        'lieutenant-khrkhar': 'khrkhar-s-blaster',
        'medic-ingram': 'ingram-s-blaster',
        'sci-officer-qincan': 'qincan-s-blaster',
        'sensor-chief-garcia': 'garcia-s-blaster',
      },
    },
    {
      kind: 'becomes',
      card: 'giants-bane',
      others: ['beasts-bane', 'demons-bane', 'dinosaurs-bane', 'humans-bane', 'scientists-bane', 'thieves-bane'],
    },
    { kind: 'becomes', card: 'sinestra', others: ['dexus'] },
    {
      kind: 'fits',
      card: 'brobnar-plant',
      to: {
        brobnar: 'brobnar-plant',
        dis: 'dis-plant',
        logos: 'logos-plant',
        saurian: 'saurian-plant',
        'star-alliance': 'star-alliance-plant',
        untamed: 'untamed-plant',
      },
    },
    { kind: 'at least', card: 'moor-wolf', copies: 2 },
    ...ofLegacies,
  ],
  mavericks: 0.039,
  legacies: { share: 0.06, sets: ['cota', 'aoa'] },
  anywhere: 0.035,
  evilTwins: 0,
  beside: [],
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};
