// A deck with what no playable card shows yet: cards beside the table, a token creature, a gigantic creature, keys that a card
// tells apart, titles and traits that are named. The build of `vite.config.ts` has it in place of a bundled deck, under its slug.
import type { Deck } from '@vaultsong/decks';
import type { House } from '@vaultsong/engine';
import {
  archonPowerCard,
  chooseTrait,
  constant,
  creature,
  creatureCard,
  define,
  draw,
  duringTurnOf,
  each,
  eachTime,
  enemy,
  forgeKey,
  friendly,
  fulfill,
  gain,
  gainChains,
  getsPower,
  inHand,
  isForged,
  lasting,
  makeToken,
  move,
  nameCard,
  named,
  omni,
  play,
  prophecyCard,
  raiseTide,
  reap,
  reaps,
  reveal,
  tideCard,
  when,
} from '@vaultsong/engine';

define([
  creatureCard(
    {
      id: 'later-colossus',
      name: 'Colossus of the Hollow Mine',
      house: 'brobnar',
      power: 9,
      armor: 1,
      traits: ['giant'],
      half: 'base',
    },
    play(gain(1)),
    reap(draw(1)),
  ),
  creatureCard({
    id: 'later-colossus-2',
    name: 'Colossus of the Hollow Mine',
    house: 'brobnar',
    bonus: ['aember', 'draw'],
    half: 'art',
  }),
]);

const beside = [
  tideCard({ id: 'later-sea', name: 'The Rolling Sea' }, omni(raiseTide(), gainChains(3))),
  archonPowerCard(
    { id: 'later-armory', name: 'Muster of the Old Armory' },
    constant(getsPower(friendly(creature), 1)),
    move(1, makeToken(1), gain(6)),
  ),
  archonPowerCard(
    { id: 'later-smith', name: 'Painter of Keys' },
    eachTime({ event: 'forge', who: 'each' }, when(isForged('red', 'you'), gain(1))),
    move(1, forgeKey()),
  ),
  archonPowerCard(
    { id: 'later-names', name: 'Keeper of Names' },
    move(
      1,
      nameCard((name) => [reveal(each(inHand(named(name))))]),
    ),
  ),
  archonPowerCard(
    { id: 'later-kin', name: 'Teller of Kin' },
    move(
      1,
      chooseTrait((trait) => [lasting('turn', constant({ mod: 'trait', of: friendly(creature), trait }))]),
    ),
  ),
  prophecyCard(
    { id: 'later-omen', name: 'Omen of the Falling Tower' },
    eachTime(duringTurnOf('opponent', reaps(enemy(creature))), fulfill),
  ),
  prophecyCard(
    { id: 'later-portent', name: 'Portent of the Full Vault' },
    eachTime(duringTurnOf('opponent', { event: 'forge', who: 'opponent' }), fulfill),
  ),
  creatureCard(
    {
      id: 'later-grunt',
      name: 'Grunt',
      house: 'brobnar',
      power: 3,
      armor: 1,
      traits: ['giant'],
      keywords: ['versatile'],
    },
    reap(gain(1)),
  ),
];
define(beside);

const houses: readonly House[] = ['brobnar', 'dis', 'logos'];

export const greggTheAdjutantOfMyths: Deck = {
  name: 'Gregg of Later Days',
  set: null,
  houses,
  // Whatever is drawn and whichever house is chosen, both halves of the gigantic creature are at hand.
  cards: houses.flatMap((house) => [
    { card: 'later-colossus', count: 6, house },
    { card: 'later-colossus-2', count: 6, house },
  ]),
  beside: beside.map(({ id }) => ({ card: id })),
};
