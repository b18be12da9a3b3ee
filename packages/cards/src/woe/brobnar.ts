// Brobnar, Winds of Exchange.
import {
  cannot,
  constant,
  creature,
  destroy,
  enemy,
  entersEnraged,
  entersReady,
  exists,
  fight,
  self,
  thisCreature,
  whileTrue,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { woe } from '../facts/woe.ts';

export const brobnar = abilities(woe, 'brobnar', {
  berserker: [constant(entersReady(thisCreature), entersEnraged(thisCreature)), fight(destroy(self))],
  warrior: [whileTrue(exists(enemy(creature)), cannot(thisCreature, 'used-to-reap'))],
});
