import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mass-buyout', () => {
  it('destroys each creature, and each player gains half of those that they controlled, rounded up', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['mass-buyout'], line: ['troll', { id: 'bumpsy', owner: 1 }, 'mother'] },
      foe: { line: ['batdrone', 'urchin', 'dust-imp', 'troll'] },
    });
    t.me.play('mass-buyout');
    t.expect({
      me: { aember: 2, line: [], discard: ['mass-buyout', 'mother', 'troll'] },
      foe: { aember: 4, line: [], discard: ['troll', 'dust-imp', 'urchin', 'batdrone', 'bumpsy'] },
    });
  });

  it('what a ward keeps is not counted', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['mass-buyout'], line: ['troll', 'bumpsy', { id: 'mother', warded: true }] },
    });
    t.me.play('mass-buyout');
    t.expect({ me: { aember: 1, line: ['mother'], discard: ['mass-buyout', 'bumpsy', 'troll'] }, foe: { aember: 0 } });
  });
});
