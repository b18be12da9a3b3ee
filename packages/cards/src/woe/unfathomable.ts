// Unfathomable, Winds of Exchange.
import {
  a,
  actionAbility,
  creature,
  dealDamage,
  destroy,
  destroyed,
  enemy,
  exhaust,
  friendly,
  gainsKeyword,
  ifYouDo,
  mostPowerful,
  self,
  thisCreature,
  turnOf,
  ward,
  whileTrue,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { woe } from '../facts/woe.ts';

export const unfathomable = abilities(woe, 'unfathomable', {
  cultist: [actionAbility(destroy(self), ifYouDo(ward(a(friendly(creature)))))],
  fish: [destroyed(dealDamage(2, mostPowerful(1, enemy(creature))))],
  priest: [actionAbility(exhaust(a(enemy(creature))))],
  raider: [whileTrue(turnOf('you'), gainsKeyword(thisCreature, 'poison'))],
});
