// Ekwidon, Winds of Exchange.
import {
  actionAbility,
  cannot,
  cannotBeDiscarded,
  cannotBePlayed,
  constant,
  destroy,
  destroyed,
  draw,
  gain,
  makeToken,
  omni,
  reap,
  returnToHand,
  self,
  steal,
  thisCreature,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { woe } from '../facts/woe.ts';

export const ekwidon = abilities(woe, 'ekwidon', {
  'cursed-relic': [constant(cannotBePlayed), constant(cannotBeDiscarded)],
  diplomat: [reap(gain(1, 'each'))],
  'ornate-talking-tray': [omni(destroy(self), makeToken())],
  prospector: [destroyed(draw(1))],
  'strange-shell': [
    constant(cannot(thisCreature, 'used-to-fight'), cannot(thisCreature, 'used-to-reap')),
    actionAbility(returnToHand(self)),
  ],
  trader: [actionAbility(steal(1), destroy(self))],
});
