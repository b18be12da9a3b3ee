import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('preternatural-will', () => {
  it('fully heals each friendly Keyraken creature', () => {
    const t = table({
      me: {
        house: 'keyraken',
        hand: ['preternatural-will'],
        line: [
          { id: 'legendary-keyraken', damage: 9 },
          { id: 'shield-tentacle', damage: 3 },
          { id: 'troll', damage: 2 },
        ],
      },
      foe: { line: [{ id: 'legendary-keyraken', damage: 4 }] },
    });
    t.me.play('preternatural-will');
    t.expect({
      me: { aember: 1, line: ['legendary-keyraken', 'shield-tentacle', { id: 'troll', damage: 2 }] },
      foe: { line: [{ id: 'legendary-keyraken', damage: 4 }] },
    });
  });

  it('does nothing without one', () => {
    const t = table({ me: { house: 'keyraken', hand: ['preternatural-will'], line: [{ id: 'troll', damage: 2 }] } });
    t.me.play('preternatural-will');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', damage: 2 }] } });
  });
});
