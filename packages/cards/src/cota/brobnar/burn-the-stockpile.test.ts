import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('burn-the-stockpile', () => {
  it.each([
    { pool: 0, left: 0 },
    { pool: 6, left: 6 },
    { pool: 7, left: 3 },
    { pool: 8, left: 4 },
    { pool: 12, left: 8 },
  ])('brings a pool of $pool to $left', ({ pool, left }) => {
    const t = table({ me: { house: 'brobnar', hand: ['burn-the-stockpile'], aember: 9 }, foe: { aember: pool } });
    t.me.play('burn-the-stockpile');
    t.expect({ me: { aember: 9, discard: ['burn-the-stockpile'] }, foe: { aember: left } });
  });

  it('does not count æmber on creatures', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['burn-the-stockpile'] },
      foe: { aember: 6, line: [{ id: 'charette', aember: 3 }] },
    });
    t.me.play('burn-the-stockpile');
    t.expect({ foe: { aember: 6, line: [{ id: 'charette', aember: 3 }] } });
  });
});
