// Sanctum, Winds of Exchange.
import {
  capture,
  constant,
  creature,
  eachTime,
  enters,
  getsArmor,
  getsPower,
  perNeighbor,
  self,
  thisCreature,
  withTrait,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { woe } from '../facts/woe.ts';

const monks = perNeighbor(self, withTrait('monk', creature));

export const sanctum = abilities(woe, 'sanctum', {
  cleric: [eachTime(enters(thisCreature), capture(1))],
  disciple: [constant(getsPower(thisCreature, monks), getsArmor(thisCreature, monks))],
});
