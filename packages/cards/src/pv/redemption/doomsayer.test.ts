import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('doomsayer', () => {
  it('moves all æmber of a friendly creature to the supply, and deals 2 for each', () => {
    const t = table({
      me: { house: 'redemption', line: ['doomsayer', { id: 'valdr', aember: 2 }] },
      foe: { line: ['troll', 'dextre'] },
    });
    t.me.reap('doomsayer').choose('valdr').choose('troll', 'troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'doomsayer', exhausted: true }, 'valdr'] },
      foe: { aember: 0, line: [{ id: 'troll', damage: 4 }, 'dextre'] },
    });
  });

  it('deals nothing where there was no æmber on it', () => {
    const t = table({ me: { house: 'redemption', line: ['doomsayer'] }, foe: { line: ['troll'] } });
    t.me.reap('doomsayer');
    t.expect({ me: { line: [{ id: 'doomsayer', exhausted: true }] }, foe: { line: ['troll'] } });
  });
});
