import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('chancellor-dexterus', () => {
  it('may exalt its right neighbor, which belongs to Saurian alone for the rest of the turn', () => {
    const t = table({
      me: {
        house: 'saurian',
        houses: ['saurian', 'brobnar'],
        line: ['mother', 'chancellor-dexterus', 'troll', 'bumpsy'],
      },
      foe: { houses: ['brobnar'] },
    });
    t.me.cannot('reap', 'troll', 'wrong-house');
    t.me.reap('chancellor-dexterus').yes();
    t.me.reap('troll').end();
    t.expect({ me: { aember: 2, line: ['mother', 'chancellor-dexterus', { id: 'troll', aember: 1 }, 'bumpsy'] } });
    t.foe.end();
    t.me.house('saurian').cannot('reap', 'troll', 'wrong-house');
  });

  it('does nothing where its player does not want it, or there is no right neighbor', () => {
    const t = table({ me: { house: 'saurian', line: ['chancellor-dexterus', 'troll'] } });
    t.me.reap('chancellor-dexterus').no();
    t.me.cannot('reap', 'troll', 'wrong-house');
    t.expect({ me: { aember: 1, line: [{ id: 'chancellor-dexterus', exhausted: true }, 'troll'] } });
    const u = table({ me: { house: 'saurian', line: ['troll', 'chancellor-dexterus'] } });
    u.me.reap('chancellor-dexterus');
    u.expect({ me: { aember: 1, line: ['troll', { id: 'chancellor-dexterus', exhausted: true }] } });
  });
});
