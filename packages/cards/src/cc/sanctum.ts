// Sanctum, Crucible Clash.
import {
  a,
  aember,
  aemberOn,
  anyCard,
  archive,
  assignDamage,
  atLeast,
  capture,
  choose,
  chooseTrait,
  combined,
  count,
  creature,
  draw,
  each,
  eachAsFarAs,
  fight,
  friendly,
  gain,
  housesAmong,
  inHand,
  may,
  moveAnywhere,
  neighborOf,
  ofHouse,
  play,
  ready,
  readyAndFightWith,
  reap,
  reapWith,
  self,
  when,
  withTrait,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { cc } from '../facts/cc.ts';

export const sanctum = abilities(cc, 'sanctum', {
  'administrator-pelith': [reap(may(moveAnywhere(a(friendly(ofHouse('sanctum', creature))))))],
  congregate: [
    play(chooseTrait((trait) => [when(atLeast(count(each(friendly(withTrait(trait, creature)))), 2), gain(2))])),
  ],
  'master-rabten': [
    combined(['play', 'reap'], capture(1, eachAsFarAs(aember('opponent'), friendly(withTrait('monk', creature))))),
  ],
  'master-tashi': [
    fight(choose(a(neighborOf(self)), (near) => [ready(near), reapWith(near)])),
    reap(readyAndFightWith(a(neighborOf(self)))),
  ],
  'novice-gelard': [
    play(choose(a(neighborOf(self, ofHouse('sanctum', creature))), (near) => [ready(near), reapWith(near)])),
  ],
  'perfect-harmony': [
    play(when(atLeast(housesAmong(each(friendly(creature))), 3), draw(2), gain(2), archive(a(inHand(anyCard))))),
  ],
  'render-guilt': [
    play(choose(a(friendly(creature)), (chosen) => [capture(1, chosen), assignDamage(1, aemberOn(chosen), creature)])),
  ],
  stalwart: [fight(may(moveAnywhere(self)))],
});
