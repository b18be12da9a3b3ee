import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('submersive-principle', () => {
  it('takes 1 from each player while the tide is not high', () => {
    for (const tide of [{ tide: { highFor: 1 } }, {}]) {
      const t = table({
        ...tide,
        me: { house: 'logos', hand: ['submersive-principle'], aember: 5 },
        foe: { aember: 8 },
      });
      t.me.play('submersive-principle');
      t.expect({ me: { aember: 4 }, foe: { aember: 7 } });
    }
  });

  it('at high tide it takes half of each, rounded down, and not 1 besides', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'logos', hand: ['submersive-principle'], aember: 5 },
      foe: { aember: 8 },
    });
    t.me.play('submersive-principle');
    t.expect({ me: { aember: 3 }, foe: { aember: 4 } });
  });

  it('at high tide it takes nothing from a player with 1', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'logos', hand: ['submersive-principle'], aember: 1 },
      foe: { aember: 3 },
    });
    t.me.play('submersive-principle');
    t.expect({ me: { aember: 1 }, foe: { aember: 2 } });
  });

  it('takes nothing from an empty pool, nor from creatures', () => {
    const t = table({
      me: { house: 'logos', hand: ['submersive-principle'], line: [{ id: 'mother', aember: 2 }] },
      foe: { aember: 2 },
    });
    t.me.play('submersive-principle');
    t.expect({ me: { aember: 0, line: [{ id: 'mother', aember: 2 }] }, foe: { aember: 1 } });
  });
});
