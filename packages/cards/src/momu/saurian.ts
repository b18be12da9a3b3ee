// Saurian, More Mutation.
import {
  a,
  aemberOn,
  capture,
  choose,
  combined,
  constant,
  creature,
  dealDamage,
  destroyed,
  enemy,
  exactly,
  exalt,
  friendly,
  gainsAbility,
  reap,
  self,
  withAember,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { momu } from '../facts/momu.ts';

export const saurian = abilities(momu, 'saurian', {
  bawretchadontius: [
    constant(gainsAbility(friendly(withAember(creature)), reap(dealDamage(4, a(creature))))),
    combined(['play', 'fight', 'reap'], exalt(a(friendly(creature))), exalt(exactly(2, enemy(creature)))),
  ],
  'cera-severa': [
    combined(['fight', 'reap'], capture(1)),
    destroyed(choose(a(enemy(creature)), (chosen) => [dealDamage(aemberOn(self), chosen)])),
  ],
});
