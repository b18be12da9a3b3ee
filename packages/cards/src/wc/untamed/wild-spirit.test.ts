import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('wild-spirit', () => {
  it('lets its creature capture 1 when it reaps', () => {
    const t = table({ me: { house: 'untamed', hand: ['wild-spirit'], line: ['mighty-tiger'] }, foe: { aember: 2 } });
    t.me.play('wild-spirit').reap('mighty-tiger');
    t.expect({
      me: { aember: 2, line: [{ id: 'mighty-tiger', exhausted: true, aember: 1, upgrades: ['wild-spirit'] }] },
      foe: { aember: 1 },
    });
  });

  it('captures nothing when it fights', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'mighty-tiger', upgrades: ['wild-spirit'] }] },
      foe: { aember: 2, line: ['lamindra'] },
    });
    t.me.fight('mighty-tiger', 'lamindra');
    t.expect({
      me: { line: [{ id: 'mighty-tiger', exhausted: true, upgrades: ['wild-spirit'] }] },
      foe: { aember: 2, line: ['lamindra'] },
    });
  });
});
