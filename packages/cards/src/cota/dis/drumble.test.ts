import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('drumble', () => {
  it.each([
    { pool: 7, left: 0, captured: 7 },
    { pool: 12, left: 0, captured: 12 },
    { pool: 6, left: 6, captured: 0 },
    { pool: 0, left: 0, captured: 0 },
  ])('captures $captured from a pool of $pool', ({ pool, left, captured }) => {
    const t = table({ me: { house: 'dis', hand: ['drumble'], aember: 8 }, foe: { aember: pool } });
    t.me.play('drumble');
    t.expect({
      me: { aember: 8, line: [{ id: 'drumble', aember: captured, exhausted: true }] },
      foe: { aember: left },
    });
  });

  it('is elusive', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler', 'charette'] },
      foe: { line: [{ id: 'drumble', aember: 7 }] },
    });
    t.me.fight('shooler', 'drumble');
    t.expect({
      me: { aember: 0, line: [{ id: 'shooler', exhausted: true }, 'charette'] },
      foe: { line: [{ id: 'drumble', aember: 7 }] },
    });
    t.me.fight('charette', 'drumble');
    t.expect({
      me: {
        aember: 7,
        line: [
          { id: 'shooler', exhausted: true },
          { id: 'charette', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
