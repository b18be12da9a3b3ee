import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('squire-alys', () => {
  it('captures 2 as it is played', () => {
    const t = table({ me: { house: 'sanctum', hand: ['squire-alys'], line: ['bulwark'] }, foe: { aember: 3 } });
    t.me.play('squire-alys');
    t.expect({
      me: { aember: 0, line: ['bulwark', { id: 'squire-alys', aember: 2, exhausted: true }] },
      foe: { aember: 1 },
    });
  });

  it('captures what there is', () => {
    const t = table({ me: { house: 'sanctum', hand: ['squire-alys'] }, foe: { aember: 1 } });
    t.me.play('squire-alys');
    t.expect({ me: { line: [{ id: 'squire-alys', aember: 1, exhausted: true }] }, foe: { aember: 0 } });
    const none = table({ me: { house: 'sanctum', aember: 2, hand: ['squire-alys'] }, foe: {} });
    none.me.play('squire-alys');
    none.expect({ me: { aember: 2, line: [{ id: 'squire-alys', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('captures nothing when it is used', () => {
    const t = table({ me: { house: 'sanctum', line: ['squire-alys'] }, foe: { aember: 3 } });
    t.me.reap('squire-alys');
    t.expect({ me: { aember: 1, line: [{ id: 'squire-alys', exhausted: true }] }, foe: { aember: 3 } });
  });
});
