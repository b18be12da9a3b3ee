// Saurian, Crucible Clash.
import {
  a,
  actionAbility,
  aemberOn,
  belongsTo,
  besides,
  choose,
  combined,
  constant,
  creature,
  destroy,
  each,
  enemy,
  exalt,
  forRemainderOfTurn,
  friendly,
  getsArmor,
  getsPower,
  host,
  hostOf,
  may,
  ofHouse,
  onFlank,
  only,
  play,
  readyAndFightWith,
  self,
  shiftAember,
  withoutTrait,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { cc } from '../facts/cc.ts';

export const saurian = abilities(cc, 'saurian', {
  'bellatoran-recruiter': [
    combined(
      ['fight', 'reap'],
      choose(a(friendly(withoutTrait('dinosaur', creature))), (chosen) => [
        forRemainderOfTurn(constant(getsPower(only(chosen), 2), getsArmor(only(chosen), 2))),
        readyAndFightWith(chosen),
      ]),
    ),
  ],
  'decree-of-primus': [play(shiftAember('all', a(creature), (from) => a(besides(from, creature))))],
  'edict-of-conscription': [
    actionAbility(destroy(self), forRemainderOfTurn(constant(belongsTo(friendly(creature), 'saurian')))),
  ],
  'glorious-tradition': [actionAbility(exalt(each(onFlank(enemy(creature)))))],
  'laurel-wreath': [constant(getsPower(host, aemberOn(hostOf(self)))), play(exalt(hostOf(self)))],
  'legate-scipio': [play(may(exalt(each(ofHouse('saurian', creature)))))],
  'praetorian-kentro': [constant(getsPower(friendly(ofHouse('saurian', creature)), 1))],
  'stand-and-fight': [
    play(choose(a(friendly(creature)), (ours) => [exalt(ours), exalt(a(enemy(creature))), readyAndFightWith(ours)])),
  ],
});
