import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('odoac-the-patrician', () => {
  it('captures 1, and protects the æmber of its player as long as it has some', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['urchin'] },
      foe: { houses: ['saurian', 'dis', 'logos'], aember: 3, line: [{ id: 'odoac-the-patrician', aember: 1 }] },
    });
    t.me.play('urchin');
    t.expect({
      me: { aember: 0, line: [{ id: 'urchin', exhausted: true }] },
      foe: { aember: 3, line: [{ id: 'odoac-the-patrician', aember: 1 }] },
    });
  });

  it('captures when it is played', () => {
    const t = table({ me: { house: 'saurian', hand: ['odoac-the-patrician'] }, foe: { aember: 2 } });
    t.me.play('odoac-the-patrician');
    t.expect({ me: { line: [{ id: 'odoac-the-patrician', aember: 1, exhausted: true }] }, foe: { aember: 1 } });
  });

  it('protects nothing without æmber, and does not keep from capturing', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin', 'old-bruno'] },
      foe: { aember: 3, line: ['odoac-the-patrician'] },
    });
    t.me.play('urchin').play('old-bruno');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'urchin', exhausted: true },
          { id: 'old-bruno', aember: 2, exhausted: true },
        ],
      },
      foe: { aember: 0, line: ['odoac-the-patrician'] },
    });
  });
});
