// Sanctum, More Mutation.
import {
  a,
  aember,
  aemberOn,
  another,
  capture,
  combined,
  constant,
  creature,
  eachAsFarAs,
  fight,
  friendly,
  getsArmor,
  it,
  losesTraits,
  play,
  product,
  takeAember,
  times,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { momu } from '../facts/momu.ts';

export const sanctum = abilities(momu, 'sanctum', {
  'ascendant-hester': [
    constant(getsArmor(another(friendly(creature)), product(2, aemberOn(it)))),
    combined(['play', 'fight'], capture(1, eachAsFarAs(aember('opponent'), friendly(creature)))),
  ],
  'grey-aberrant': [constant(losesTraits(creature))],
  'sirs-colossus': [
    play(times(aember('opponent'), capture(1, a(friendly(creature))))),
    fight(takeAember('all', a(friendly(creature)), 'supply')),
  ],
});
