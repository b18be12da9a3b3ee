// Mars, Vault Masters 2025.
import { a, capture, count, creature, each, enemy, friendly, moreThan, ofHouse, play, when } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { vm25 } from '../facts/vm25.ts';

const aMartian = ofHouse('mars', creature);

export const mars = abilities(vm25, 'mars', {
  'mind-your-elders': [
    play(
      when(moreThan(count(each(friendly(aMartian))), count(each(enemy(aMartian)))), capture(3, a(friendly(creature)))),
    ),
  ],
});
