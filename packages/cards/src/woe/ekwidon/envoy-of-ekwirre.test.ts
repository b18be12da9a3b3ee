import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('envoy-of-ekwirre', () => {
  it('swaps places with a neighbor, and with that all that is on the two', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        line: [
          'batdrone',
          { id: 'envoy-of-ekwirre', damage: 2, aember: 1, upgrades: ['blood-of-titans'] },
          { id: 'troll', stunned: true, power: 1, counters: { doom: 1 } },
          'mother',
        ],
      },
    });
    t.me.reap('envoy-of-ekwirre').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          'batdrone',
          { id: 'troll', damage: 2, aember: 1, upgrades: ['blood-of-titans'] },
          { id: 'envoy-of-ekwirre', exhausted: true, stunned: true, power: 1, counters: { doom: 1 } },
          'mother',
        ],
      },
    });
  });

  it('damage that is too much for it destroys it', () => {
    const t = table({ me: { house: 'ekwidon', line: ['envoy-of-ekwirre', { id: 'troll', damage: 5 }] } });
    t.me.reap('envoy-of-ekwirre');
    t.expect({ me: { aember: 1, line: ['troll'], discard: ['envoy-of-ekwirre'] } });
  });

  it('alone swaps nothing', () => {
    const t = table({
      me: { house: 'ekwidon', line: [{ id: 'envoy-of-ekwirre', damage: 1 }] },
      foe: { line: ['troll'] },
    });
    t.me.reap('envoy-of-ekwirre');
    t.expect({
      me: { aember: 1, line: [{ id: 'envoy-of-ekwirre', exhausted: true, damage: 1 }] },
      foe: { line: ['troll'] },
    });
  });
});
