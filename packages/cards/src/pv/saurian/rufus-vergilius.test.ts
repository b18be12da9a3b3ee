import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('rufus-vergilius', () => {
  it('has a neighbor capture 1 after it reaps, and wards it', () => {
    const t = table({
      me: { house: 'saurian', line: ['valdr', 'rufus-vergilius', 'troll', 'bumpsy'] },
      foe: { aember: 3 },
    });
    t.me.reap('rufus-vergilius');
    expect(t.options()).toEqual(['valdr', 'troll']);
    t.me.choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: ['valdr', { id: 'rufus-vergilius', exhausted: true }, { id: 'troll', aember: 1, warded: true }, 'bumpsy'],
      },
      foe: { aember: 2 },
    });
  });

  it('wards it also where there is nothing to capture, and does nothing alone', () => {
    const t = table({ me: { house: 'saurian', line: ['valdr', 'rufus-vergilius'] } });
    t.me.reap('rufus-vergilius');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'valdr', warded: true },
          { id: 'rufus-vergilius', exhausted: true },
        ],
      },
    });
    const u = table({ me: { house: 'saurian', line: ['rufus-vergilius'] }, foe: { aember: 3 } });
    u.me.reap('rufus-vergilius');
    u.expect({ me: { aember: 1, line: [{ id: 'rufus-vergilius', exhausted: true }] }, foe: { aember: 3 } });
  });
});
