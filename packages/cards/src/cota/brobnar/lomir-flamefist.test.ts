import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lomir-flamefist', () => {
  it.each([
    { pool: 0, left: 0 },
    { pool: 6, left: 6 },
    { pool: 7, left: 5 },
    { pool: 8, left: 6 },
  ])('brings a pool of $pool to $left', ({ pool, left }) => {
    const t = table({ me: { house: 'brobnar', hand: ['lomir-flamefist'], aember: 9 }, foe: { aember: pool } });
    t.me.play('lomir-flamefist');
    t.expect({ me: { aember: 9, line: [{ id: 'lomir-flamefist', exhausted: true }] }, foe: { aember: left } });
  });

  it('does so only when it is played', () => {
    const t = table({ me: { house: 'brobnar', line: ['lomir-flamefist'] }, foe: { aember: 7 } });
    t.me.reap('lomir-flamefist');
    t.expect({ me: { aember: 1, line: [{ id: 'lomir-flamefist', exhausted: true }] }, foe: { aember: 7 } });
  });
});
