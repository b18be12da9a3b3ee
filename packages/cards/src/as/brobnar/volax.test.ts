import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('volax', () => {
  it('doubles the pool of its player when it is destroyed', () => {
    const t = table({
      active: 1,
      me: { aember: 5, line: [{ id: 'volax', damage: 13 }] },
      foe: { house: 'brobnar', aember: 2, hand: ['punch'] },
    });
    t.foe.play('punch');
    t.expect({ me: { aember: 10, line: [] }, foe: { aember: 3 } });
  });

  it('gains nothing with an empty pool, and counts no æmber on cards', () => {
    const t = table({
      active: 1,
      me: {
        line: [
          { id: 'volax', damage: 13, aember: 2 },
          { id: 'troll', aember: 1 },
        ],
      },
      foe: { house: 'brobnar', hand: ['punch'] },
    });
    t.foe.play('punch').choose('volax');
    t.expect({ me: { aember: 0, line: [{ id: 'troll', aember: 1 }] }, foe: { aember: 3 } });
  });

  it('gains nothing where it leaves play without being destroyed', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { aember: 4, line: ['volax'] } });
    t.me.play('fear');
    t.expect({ foe: { aember: 4, line: [], hand: ['volax'] } });
  });
});
