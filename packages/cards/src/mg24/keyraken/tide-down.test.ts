import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tide-down', () => {
  it('discards up to 3 cards and archives as many out of the discard pile', () => {
    const t = table({
      me: {
        house: 'keyraken',
        hand: ['tide-down', 'anger', 'punch', 'troll', 'krump'],
        discard: ['mother', 'zorg'],
      },
    });
    t.me.play('tide-down').choose('anger').choose('punch').done().choose('mother').choose('anger');
    t.expect({
      me: {
        hand: ['troll', 'krump'],
        archives: ['anger', 'mother'],
        discard: ['tide-down', 'punch', 'zorg'],
      },
    });
  });

  it('may discard none, and archives none then', () => {
    const t = table({ me: { house: 'keyraken', hand: ['tide-down', 'anger'], discard: ['mother'] } });
    t.me.play('tide-down').done();
    t.expect({ me: { hand: ['anger'], archives: [], discard: ['tide-down', 'mother'] } });
  });
});
