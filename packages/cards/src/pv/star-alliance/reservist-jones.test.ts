import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('reservist-jones', () => {
  it('captures 2 for each neighbor that is not of Star Alliance', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['reservist-jones'], line: ['troll', 'valdr'] },
      foe: { aember: 5 },
    });
    t.me.play('reservist-jones', { between: ['troll', 'valdr'] });
    t.expect({
      me: { line: ['troll', { id: 'reservist-jones', exhausted: true, aember: 4 }, 'valdr'] },
      foe: { aember: 1 },
    });
  });

  it('captures nothing for one that is, or for none', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['reservist-jones'], line: ['ensign-clark', 'ensign-clark', 'valdr'] },
      foe: { aember: 5 },
    });
    t.me.play('reservist-jones', { between: ['ensign-clark', 'ensign-clark'] });
    t.expect({
      me: { line: ['ensign-clark', { id: 'reservist-jones', exhausted: true }, 'ensign-clark', 'valdr'] },
      foe: { aember: 5 },
    });
    const u = table({ me: { house: 'star-alliance', hand: ['reservist-jones'] }, foe: { aember: 5 } });
    u.me.play('reservist-jones');
    u.expect({ me: { line: [{ id: 'reservist-jones', exhausted: true }] }, foe: { aember: 5 } });
  });
});
