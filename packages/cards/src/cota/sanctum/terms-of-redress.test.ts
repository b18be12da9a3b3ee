import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('terms-of-redress', () => {
  it('lets a friendly creature of any house capture 2', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['terms-of-redress'], line: ['mother', 'tocsin'] },
      foe: { aember: 5, line: ['shooler'] },
    });
    t.me.play('terms-of-redress').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['mother', { id: 'tocsin', aember: 2 }], discard: ['terms-of-redress'] },
      foe: { aember: 3, line: ['shooler'] },
    });
  });

  it('captures what there is', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['terms-of-redress'], line: [{ id: 'tocsin', aember: 1 }] },
      foe: { aember: 1 },
    });
    t.me.play('terms-of-redress');
    t.expect({ me: { aember: 1, line: [{ id: 'tocsin', aember: 2 }] }, foe: { aember: 0 } });
  });

  it('captures nothing without a friendly creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['terms-of-redress'] },
      foe: { aember: 5, line: ['shooler'] },
    });
    t.me.play('terms-of-redress');
    t.expect({ me: { aember: 1 }, foe: { aember: 5, line: ['shooler'] } });
  });
});
