import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cap-reigns', () => {
  it('has each creature of the opponent pay 1 to its player after it reaps', () => {
    const t = table({
      active: 1,
      me: { line: ['cap-reigns', 'troll'] },
      foe: { house: 'brobnar', aember: 2, line: ['bumpsy', 'valdr'] },
    });
    t.foe.reap('bumpsy').reap('valdr');
    t.expect({
      me: { aember: 2, line: ['cap-reigns', 'troll'] },
      foe: {
        aember: 2,
        line: [
          { id: 'bumpsy', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
    });
  });

  it('asks nothing of friendly creatures, nor of those that fight', () => {
    const t = table({
      me: { house: 'shadows', aember: 2, line: ['cap-reigns', 'silvertooth'] },
      foe: { aember: 1, line: ['bumpsy'] },
    });
    t.me.reap('silvertooth').reap('cap-reigns');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'cap-reigns', exhausted: true },
          { id: 'silvertooth', exhausted: true },
        ],
      },
      foe: { aember: 1, line: ['bumpsy'] },
    });
    const u = table({
      active: 1,
      me: { line: ['cap-reigns', 'urchin', 'troll'] },
      foe: { house: 'brobnar', aember: 2, line: ['bumpsy'] },
    });
    u.foe.fight('bumpsy', 'urchin');
    u.expect({
      me: { aember: 0, line: ['cap-reigns', 'urchin', 'troll'] },
      foe: { aember: 2, line: [{ id: 'bumpsy', exhausted: true }] },
    });
  });
});
