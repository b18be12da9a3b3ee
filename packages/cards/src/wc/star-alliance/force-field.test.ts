import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('force-field', () => {
  it('lets its creature ward itself when it reaps', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['force-field'], line: ['explo-rover'] }, foe: {} });
    t.me.play('force-field').reap('explo-rover');
    t.expect({
      me: { aember: 2, line: [{ id: 'explo-rover', exhausted: true, warded: true, upgrades: ['force-field'] }] },
    });
  });

  it('does not when it fights', () => {
    const t = table({
      me: { house: 'star-alliance', line: [{ id: 'explo-rover', upgrades: ['force-field'] }] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('explo-rover', 'dust-imp');
    t.expect({ me: { line: [{ id: 'explo-rover', exhausted: true, upgrades: ['force-field'] }] }, foe: { line: [] } });
  });
});
