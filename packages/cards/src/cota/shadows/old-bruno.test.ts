import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('old-bruno', () => {
  it.each([
    { pool: 5, left: 2, captured: 3 },
    { pool: 3, left: 0, captured: 3 },
    { pool: 2, left: 0, captured: 2 },
    { pool: 0, left: 0, captured: 0 },
  ])('captures $captured from a pool of $pool', ({ pool, left, captured }) => {
    const t = table({ me: { house: 'shadows', hand: ['old-bruno'], aember: 4 }, foe: { aember: pool } });
    t.me.play('old-bruno');
    t.expect({
      me: { aember: 4, line: [{ id: 'old-bruno', aember: captured, exhausted: true }] },
      foe: { aember: left },
    });
  });

  it('gives it back when it leaves play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { aember: 1, line: [{ id: 'old-bruno', aember: 3 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 4 }, foe: { aember: 1, line: [], discard: ['old-bruno'] } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['old-bruno'] } });
    t.me.fight('shooler', 'old-bruno');
    t.expect({ me: { line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['old-bruno'] } });
  });
});
