import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('master-planner', () => {
  it('archives the top 2 cards of its player’s deck as either player chooses Mars', () => {
    const houses = ['mars', 'logos', 'brobnar'] as const;
    const t = table({
      step: 'forge',
      me: { houses, deck: ['punch', 'anger', ...filler(9)], beside: ['master-planner'] },
      foe: { houses, deck: filler(3) },
    });
    t.me.house('mars').no();
    t.expect({ me: { archives: ['anger', 'punch'], hand: [], deck: filler(9) } });
    t.me.end();
    t.foe.house('mars');
    t.expect({ me: { archives: ['punch', 'punch', 'anger', 'punch'], deck: ['punch'] }, foe: { archives: [] } });
  });
});
