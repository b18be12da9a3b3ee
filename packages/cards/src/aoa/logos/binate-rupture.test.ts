import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('binate-rupture', () => {
  it.each([
    { own: 3, pool: 5 },
    { own: 0, pool: 4 },
    { own: 0, pool: 0 },
  ])('doubles both pools, $own and $pool', ({ own, pool }) => {
    const t = table({ me: { house: 'logos', hand: ['binate-rupture'], aember: own }, foe: { aember: pool } });
    t.me.play('binate-rupture');
    t.expect({ me: { aember: 2 * own, discard: ['binate-rupture'] }, foe: { aember: 2 * pool } });
  });

  it('ruling binate-rupture/each-their-own: each gains as much as is in their own pool, without that on cards', () => {
    const t = table({
      me: { house: 'logos', hand: ['binate-rupture'], aember: 1, line: [{ id: 'mother', aember: 3 }] },
      foe: { aember: 7 },
    });
    t.me.play('binate-rupture');
    t.expect({ me: { aember: 2, line: [{ id: 'mother', aember: 3 }] }, foe: { aember: 14 } });
  });

  it('cannot be played after something else', () => {
    const t = table({ me: { house: 'logos', hand: ['binate-rupture', 'labwork'] }, foe: {} });
    t.me.discard('labwork').cannot('play', 'binate-rupture', 'alpha');
    t.expect({ me: { hand: ['binate-rupture'] } });
  });
});
