import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('permanent-record', () => {
  it('exhausts a friendly creature, and steals 2', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['permanent-record'], line: ['troll'] }, foe: { aember: 3 } });
    t.me.play('permanent-record');
    t.expect({ me: { aember: 2, line: [{ id: 'troll', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('steals nothing where none was ready', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['permanent-record'], line: [{ id: 'troll', exhausted: true }] },
      foe: { aember: 3, line: ['mother'] },
    });
    t.me.play('permanent-record');
    t.expect({
      me: { aember: 0, line: [{ id: 'troll', exhausted: true }] },
      foe: { aember: 3, line: ['mother'] },
    });
  });
});
