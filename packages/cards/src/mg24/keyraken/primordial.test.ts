import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('primordial', () => {
  it('goes only on a friendly Legendary Keyraken, which draws 2 cards after it reaps', () => {
    const t = table({
      me: {
        house: 'keyraken',
        hand: ['primordial'],
        line: ['troll', 'legendary-keyraken'],
        deck: ['anger', 'punch', 'krump'],
      },
      foe: { line: ['legendary-keyraken'] },
    });
    t.me.play('primordial').reap('legendary-keyraken').order('legendary-keyraken');
    t.expect({
      me: {
        aember: 1,
        hand: ['anger', 'punch'],
        line: ['troll', { id: 'legendary-keyraken', upgrades: ['primordial'], exhausted: true }],
      },
      foe: { line: ['legendary-keyraken'] },
    });
  });

  it('cannot be played without one', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['primordial'], line: ['troll', 'shield-tentacle'] },
      foe: { line: ['legendary-keyraken'] },
    });
    t.me.cannot('play', 'primordial', 'no-host');
    t.expect({ me: { line: ['troll', 'shield-tentacle'] }, foe: { line: ['legendary-keyraken'] } });
  });
});
