import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ghostly-hand', () => {
  it.each([
    { pool: 0, stolen: 0 },
    { pool: 1, stolen: 1 },
    { pool: 2, stolen: 0 },
    { pool: 7, stolen: 0 },
  ])('steals $stolen from a pool of $pool, after its bonus of 2', ({ pool, stolen }) => {
    const t = table({ me: { house: 'shadows', hand: ['ghostly-hand'] }, foe: { aember: pool } });
    t.me.play('ghostly-hand');
    t.expect({ me: { aember: 2 + stolen, discard: ['ghostly-hand'] }, foe: { aember: pool - stolen } });
  });

  it('does not count captured æmber', () => {
    const t = table({
      me: { house: 'shadows', hand: ['ghostly-hand'] },
      foe: { aember: 1, line: [{ id: 'charette', aember: 3 }] },
    });
    t.me.play('ghostly-hand');
    t.expect({ me: { aember: 3 }, foe: { aember: 0, line: [{ id: 'charette', aember: 3 }] } });
  });
});
