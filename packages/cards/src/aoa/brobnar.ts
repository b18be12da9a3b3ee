// Brobnar, Age of Ascension.
// biome-ignore format: the words in one line
import { a, choose, creature, dealDamage, destroy, each, enemy, ifElse, is, onFlank, play, stun, stunned } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { aoa } from '../facts/aoa.ts';

export const brobnar = abilities(aoa, 'brobnar', {
  '1-2-punch': [play(choose(a(enemy(creature)), (it) => [ifElse(is(it, stunned(creature)), destroy(it), stun(it))]))],
  brammo: [play(dealDamage(2, each(onFlank(enemy(creature)))))],
});
