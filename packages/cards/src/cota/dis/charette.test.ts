import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('charette', () => {
  it.each([
    { pool: 5, left: 2, captured: 3 },
    { pool: 3, left: 0, captured: 3 },
    { pool: 2, left: 0, captured: 2 },
  ])('captures $captured from a pool of $pool', ({ pool, left, captured }) => {
    const t = table({ me: { house: 'dis', hand: ['charette'], aember: 4 }, foe: { aember: pool } });
    t.me.play('charette');
    t.expect({
      me: { aember: 4, line: [{ id: 'charette', aember: captured, exhausted: true }] },
      foe: { aember: left },
    });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({ me: { house: 'dis', hand: ['charette'], aember: 4 }, foe: { aember: 0 } });
    t.me.play('charette');
    t.expect({ me: { aember: 4, line: [{ id: 'charette', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('gives what it captured to the opponent when it leaves play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { aember: 1, line: [{ id: 'charette', damage: 1, aember: 3 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 4 }, foe: { aember: 1, line: [], discard: ['charette'] } });
  });
});
