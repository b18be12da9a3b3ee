import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('perfect-harmony', () => {
  it('draws 2, gains 2 and archives a card with friendly creatures of three houses', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['perfect-harmony'],
        line: ['general-xalvador', 'infomorph', 'bumpsy'],
        deck: ['punch', 'anger', 'troll'],
      },
    });
    t.me.play('perfect-harmony').choose('punch');
    t.expect({
      me: {
        aember: 3,
        line: ['general-xalvador', 'infomorph', 'bumpsy'],
        hand: ['anger'],
        deck: ['troll'],
        archives: ['punch'],
      },
    });
  });

  it('does nothing with two houses, enemy creatures not counted', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['perfect-harmony'],
        line: ['general-xalvador', 'infomorph', 'lyco-knight'],
        deck: ['punch', 'anger'],
      },
      foe: { line: ['bumpsy'] },
    });
    t.me.play('perfect-harmony');
    t.expect({
      me: { aember: 1, line: ['general-xalvador', 'infomorph', 'lyco-knight'], hand: [], archives: [] },
      foe: { line: ['bumpsy'] },
    });
  });
});
