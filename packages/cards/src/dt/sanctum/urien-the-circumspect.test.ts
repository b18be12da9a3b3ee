import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('urien-the-circumspect', () => {
  it('gains æmber equal to its armor when it reaps', () => {
    const t = table({ me: { house: 'sanctum', line: ['urien-the-circumspect'] }, foe: {} });
    t.me.reap('urien-the-circumspect');
    t.expect({ me: { aember: 2, line: [{ id: 'urien-the-circumspect', exhausted: true }] } });
  });

  it('counts armor that it is given', () => {
    const t = table({ me: { house: 'sanctum', line: ['grey-monk', 'urien-the-circumspect', 'bulwark'] }, foe: {} });
    t.me.reap('urien-the-circumspect');
    t.expect({ me: { aember: 5, line: ['grey-monk', { id: 'urien-the-circumspect', exhausted: true }, 'bulwark'] } });
  });

  it('counts armor that has prevented damage this turn', () => {
    const used = table({
      me: {
        house: 'logos',
        hand: ['twin-bolt-emission'],
        line: [{ id: 'urien-the-circumspect', house: 'logos' }, 'krump'],
      },
      foe: {},
    });
    used.me.play('twin-bolt-emission').reap('urien-the-circumspect');
    used.expect({
      me: {
        aember: 3,
        line: [
          { id: 'urien-the-circumspect', damage: 1, exhausted: true },
          { id: 'krump', damage: 2 },
        ],
      },
    });
  });
});
