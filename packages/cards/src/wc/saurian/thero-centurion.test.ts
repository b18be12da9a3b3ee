import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('thero-centurion', () => {
  it('captures 1 when it is played and after it fights', () => {
    const t = table({
      me: { house: 'saurian', hand: ['thero-centurion'], line: ['thero-centurion'] },
      foe: { aember: 4, line: ['dust-imp'] },
    });
    t.me.play('thero-centurion').fight('thero-centurion', 'dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'thero-centurion', aember: 1, damage: 1, exhausted: true },
          { id: 'thero-centurion', aember: 1, exhausted: true },
        ],
      },
      foe: { aember: 4, line: [] },
    });
  });

  it('captures nothing when it reaps, or where there is nothing', () => {
    const t = table({
      me: { house: 'saurian', hand: ['thero-centurion'], line: ['thero-centurion'] },
      foe: { aember: 0 },
    });
    t.me.reap('thero-centurion').play('thero-centurion');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'thero-centurion', exhausted: true },
          { id: 'thero-centurion', exhausted: true },
        ],
      },
    });
  });
});
