import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tide-warp', () => {
  it('raises the tide for its player at the start of their turn', () => {
    for (const tide of [{ tide: { highFor: 1 } }, {}]) {
      const t = table({
        ...tide,
        active: 1,
        me: { houses: ['logos', 'dis'], artifacts: ['tide-warp'] },
        foe: { house: 'brobnar', houses: ['brobnar', 'dis'] },
      });
      t.foe.end();
      t.expect({ active: 'me', tide: { highFor: 0 }, me: { chains: 0 } });
    }
  });

  it('and for the opponent where it is high already', () => {
    const t = table({
      tide: { highFor: 0 },
      active: 1,
      me: { houses: ['logos', 'dis'], artifacts: ['tide-warp'] },
      foe: { house: 'brobnar', houses: ['brobnar', 'dis'] },
    });
    t.foe.end();
    t.expect({ active: 'me', tide: { highFor: 1 }, foe: { chains: 0 } });
  });

  it('leaves it at the start of the opponent’s turn', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'logos', houses: ['logos', 'dis'], artifacts: ['tide-warp'] },
      foe: { houses: ['brobnar', 'dis'] },
    });
    t.me.end();
    t.expect({ active: 'foe', tide: { highFor: 0 } });
  });

  it('two of them turn it there and back', () => {
    const t = table({
      tide: { highFor: 1 },
      active: 1,
      me: { houses: ['logos', 'dis'], artifacts: ['tide-warp', 'tide-warp'] },
      foe: { house: 'brobnar', houses: ['brobnar', 'dis'] },
    });
    t.foe.end();
    t.expect({ active: 'me', tide: { highFor: 1 } });
  });
});
