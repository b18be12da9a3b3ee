import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('beast-of-dark-legend', () => {
  it('plays an own Keyraken creature that was purged, and readies one', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['beast-of-dark-legend'], purged: ['legendary-keyraken', 'troll'] },
      foe: { purged: ['legendary-keyraken'] },
    });
    t.me.play('beast-of-dark-legend');
    t.expect({
      me: { line: ['legendary-keyraken'], purged: ['troll'], discard: ['beast-of-dark-legend'] },
      foe: { purged: ['legendary-keyraken'] },
    });
    t.me.reap('legendary-keyraken');
    t.expect({ me: { aember: 1, line: [{ id: 'legendary-keyraken', exhausted: true }] } });
  });

  it('readies another one than it plays, if its player likes', () => {
    const t = table({
      me: {
        house: 'keyraken',
        hand: ['beast-of-dark-legend'],
        line: [{ id: 'legendary-keyraken', exhausted: true }],
        purged: ['slippery-tentacle'],
      },
    });
    t.me.play('beast-of-dark-legend').flank('right').choose('legendary-keyraken');
    t.expect({ me: { line: ['legendary-keyraken', { id: 'slippery-tentacle', exhausted: true }], purged: [] } });
  });

  it('readies one with nothing to play, and no creature of another house', () => {
    const t = table({
      me: {
        house: 'keyraken',
        hand: ['beast-of-dark-legend'],
        line: [
          { id: 'troll', exhausted: true },
          { id: 'legendary-keyraken', exhausted: true },
        ],
      },
    });
    t.me.play('beast-of-dark-legend');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }, 'legendary-keyraken'] } });
  });
});
