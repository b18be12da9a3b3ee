import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('stir-crazy', () => {
  it('lets each ready creature capture 1 from its opponent', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        hand: ['stir-crazy'],
        aember: 3,
        line: ['hookmaster', { id: 'sparkfist', exhausted: true }],
      },
      foe: { aember: 5, line: ['troll', { id: 'krump', exhausted: true }, 'mother'] },
    });
    t.me.play('stir-crazy');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'hookmaster', aember: 1 },
          { id: 'sparkfist', exhausted: true },
        ],
      },
      foe: {
        aember: 4,
        line: [
          { id: 'troll', aember: 1 },
          { id: 'krump', exhausted: true },
          { id: 'mother', aember: 1 },
        ],
      },
    });
  });

  it('asks whose where there is not enough for all', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['stir-crazy'], line: ['hookmaster', 'sparkfist'] },
      foe: { aember: 1, line: ['troll'] },
    });
    t.me.play('stir-crazy').choose('sparkfist');
    t.expect({
      me: { aember: 0, line: ['hookmaster', { id: 'sparkfist', aember: 1 }] },
      foe: { aember: 0, line: [{ id: 'troll', aember: 1 }] },
    });
  });
});
