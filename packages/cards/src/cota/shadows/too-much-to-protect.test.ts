import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('too-much-to-protect', () => {
  it.each([
    { pool: 5, stolen: 0 },
    { pool: 6, stolen: 0 },
    { pool: 7, stolen: 1 },
    { pool: 11, stolen: 5 },
  ])('steals $stolen from a pool of $pool', ({ pool, stolen }) => {
    const t = table({ me: { house: 'shadows', hand: ['too-much-to-protect'] }, foe: { aember: pool } });
    t.me.play('too-much-to-protect');
    t.expect({ me: { aember: 1 + stolen, discard: ['too-much-to-protect'] }, foe: { aember: pool - stolen } });
  });
});
