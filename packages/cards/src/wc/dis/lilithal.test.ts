import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lilithal', () => {
  it.each(['reap', 'fight'] as const)('captures 1 after a %s', (how) => {
    const t = table({ me: { house: 'dis', line: ['lilithal'] }, foe: { aember: 3, line: ['dust-imp'] } });
    if (how === 'reap') t.me.reap('lilithal');
    else t.me.fight('lilithal', 'dust-imp');
    t.expect({
      me: {
        aember: how === 'reap' ? 1 : 0,
        line: [{ id: 'lilithal', aember: 1, exhausted: true, ...(how === 'fight' ? { damage: 2 } : {}) }],
      },
      foe: how === 'reap' ? { aember: 2, line: ['dust-imp'] } : { aember: 4, line: [] },
    });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({ me: { house: 'dis', line: ['lilithal'] }, foe: {} });
    t.me.reap('lilithal');
    t.expect({ me: { aember: 1, line: [{ id: 'lilithal', exhausted: true }] } });
  });
});
