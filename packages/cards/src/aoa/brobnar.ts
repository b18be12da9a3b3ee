// Brobnar, Age of Ascension.
// biome-ignore format: the words in one line
import { creature, dealDamage, each, enemy, onFlank, play } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { aoa } from '../facts/aoa.ts';

export const brobnar = abilities(aoa, 'brobnar', {
  brammo: [play(dealDamage(2, each(onFlank(enemy(creature)))))],
});
