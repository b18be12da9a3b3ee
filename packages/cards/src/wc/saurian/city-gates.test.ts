import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('city-gates', () => {
  it.each([
    { captor: 'bumpsy', captured: 1, left: 3 },
    { captor: 'thero-centurion', captured: 2, left: 2 },
  ] as const)('$captor captures $captured', ({ captor, captured, left }) => {
    const t = table({
      me: { house: 'saurian', artifacts: ['city-gates'], line: [captor, 'mother'] },
      foe: { aember: 4 },
    });
    t.me.action('city-gates').choose(captor);
    t.expect({ me: { line: [{ id: captor, aember: captured }, 'mother'] }, foe: { aember: left } });
  });

  it('captures what there is', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['city-gates'], line: ['thero-centurion'] },
      foe: { aember: 1 },
    });
    t.me.action('city-gates');
    t.expect({ me: { line: [{ id: 'thero-centurion', aember: 1 }] }, foe: { aember: 0 } });
  });

  it('ruling city-gates/nothing: captures nothing without a friendly creature or out of an empty pool', () => {
    const t = table({ me: { house: 'saurian', artifacts: ['city-gates'] }, foe: { aember: 4, line: ['troll'] } });
    t.me.action('city-gates');
    t.expect({ foe: { aember: 4, line: ['troll'] } });
    const u = table({
      me: { house: 'saurian', artifacts: ['city-gates'], line: ['thero-centurion'] },
      foe: { aember: 0 },
    });
    u.me.action('city-gates');
    u.expect({ me: { line: ['thero-centurion'] }, foe: { aember: 0 } });
  });
});
