import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shooler', () => {
  it.each([
    { pool: 3, stolen: 0 },
    { pool: 4, stolen: 1 },
    { pool: 7, stolen: 1 },
  ])('steals $stolen from a pool of $pool', ({ pool, stolen }) => {
    const t = table({ me: { house: 'dis', hand: ['shooler'], aember: 5 }, foe: { aember: pool } });
    t.me.play('shooler');
    t.expect({
      me: { aember: 5 + stolen, line: [{ id: 'shooler', exhausted: true }] },
      foe: { aember: pool - stolen },
    });
  });
});
