import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('reach-advantage', () => {
  it('while the tide is high, a friendly creature captures 3', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'saurian', hand: ['reach-advantage'], line: ['bumpsy', 'tocsin'] },
      foe: { aember: 4, line: ['troll'] },
    });
    t.me.play('reach-advantage').choose('tocsin');
    t.expect({
      tide: { highFor: 0 },
      me: { aember: 1, line: ['bumpsy', { id: 'tocsin', aember: 3 }] },
      foe: { aember: 1, line: ['troll'] },
    });
  });

  it('captures what there is', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'saurian', hand: ['reach-advantage'], line: ['bumpsy'] },
      foe: { aember: 2 },
    });
    t.me.play('reach-advantage');
    t.expect({ me: { aember: 1, line: [{ id: 'bumpsy', aember: 2 }] }, foe: { aember: 0 } });
  });

  it.each([undefined, { highFor: 1 }] as const)('else it raises the tide and captures nothing: %o', (tide) => {
    const t = table({
      ...(tide === undefined ? {} : { tide }),
      me: { house: 'saurian', hand: ['reach-advantage'], line: ['bumpsy'] },
      foe: { aember: 4 },
    });
    t.me.play('reach-advantage');
    t.expect({ tide: { highFor: 0 }, me: { aember: 1, chains: 0, line: ['bumpsy'] }, foe: { aember: 4 } });
  });

  it('nobody captures without a friendly creature', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'saurian', hand: ['reach-advantage'] },
      foe: { aember: 4, line: ['troll'] },
    });
    t.me.play('reach-advantage');
    t.expect({ tide: { highFor: 0 }, me: { aember: 1 }, foe: { aember: 4, line: ['troll'] } });
  });
});
