import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('first-officer-frane', () => {
  it('lets a friendly creature capture 1 when it is played, reaps or fights', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['first-officer-frane'], line: ['first-officer-frane', 'bumpsy'] },
      foe: { aember: 4 },
    });
    t.me.play('first-officer-frane', 'right').choose('bumpsy').reap('first-officer-frane').choose('bumpsy');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'first-officer-frane', exhausted: true },
          { id: 'bumpsy', aember: 2 },
          { id: 'first-officer-frane', exhausted: true },
        ],
      },
      foe: { aember: 2 },
    });
  });

  it('captures nothing out of an empty pool', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['first-officer-frane'] }, foe: { aember: 0 } });
    t.me.play('first-officer-frane');
    t.expect({ me: { line: [{ id: 'first-officer-frane', exhausted: true }] } });
  });
});
