// Mars, Grim Reminders.
import {
  actionAbility,
  cannotBeAttackedBy,
  constant,
  creature,
  each,
  enemy,
  enrage,
  enraged,
  friendly,
  ofHouse,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { gr } from '../facts/gr.ts';

export const mars = abilities(gr, 'mars', {
  'psychic-haze': [
    constant(cannotBeAttackedBy(friendly(ofHouse('mars', creature)), enraged(creature))),
    actionAbility(enrage(each(enemy(creature)))),
  ],
});
