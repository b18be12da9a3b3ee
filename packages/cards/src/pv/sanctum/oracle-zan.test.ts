import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('oracle-zan', () => {
  it('moves all æmber of a friendly creature to the supply, and heals 2 from a creature for each', () => {
    const t = table({
      me: { house: 'sanctum', line: ['oracle-zan', { id: 'valdr', aember: 2, damage: 3 }, { id: 'troll', damage: 2 }] },
      foe: { line: ['bumpsy'] },
    });
    t.me.reap('oracle-zan').choose('valdr').choose('valdr').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'oracle-zan', exhausted: true }, { id: 'valdr', damage: 1 }, 'troll'] },
      foe: { aember: 0, line: ['bumpsy'] },
    });
  });

  it('heals nothing without æmber', () => {
    const t = table({ me: { house: 'sanctum', line: ['oracle-zan', { id: 'troll', damage: 2 }] } });
    t.me.reap('oracle-zan');
    t.expect({
      me: {
        line: [
          { id: 'oracle-zan', exhausted: true },
          { id: 'troll', damage: 2 },
        ],
      },
    });
  });
});
