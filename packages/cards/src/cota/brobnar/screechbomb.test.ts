import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('screechbomb', () => {
  it.each([
    { pool: 5, left: 3 },
    { pool: 2, left: 0 },
    { pool: 1, left: 0 },
    { pool: 0, left: 0 },
  ])('is sacrificed, and a pool of $pool comes down to $left', ({ pool, left }) => {
    const t = table({ me: { house: 'dis', artifacts: ['screechbomb'], aember: 4 }, foe: { aember: pool } });
    t.me.omni('screechbomb');
    t.expect({ me: { aember: 4, artifacts: [], discard: ['screechbomb'] }, foe: { aember: left } });
  });

  it('leaves captured æmber alone', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['screechbomb'] },
      foe: { aember: 1, line: [{ id: 'charette', aember: 3 }] },
    });
    t.me.omni('screechbomb');
    t.expect({ me: { aember: 0 }, foe: { aember: 0, line: [{ id: 'charette', aember: 3 }] } });
  });

  it('enters play exhausted', () => {
    const t = table({ me: { house: 'brobnar', hand: ['screechbomb'] }, foe: { aember: 3 } });
    t.me.play('screechbomb').cannot('omni', 'screechbomb', 'exhausted');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'screechbomb', exhausted: true }] }, foe: { aember: 3 } });
  });
});
