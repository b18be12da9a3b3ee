import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('marcella-the-younger', () => {
  const deck = ['troll', 'valdr', 'punch'];

  it('may be exalted after it fights, and draws 2 cards then', () => {
    const t = table({ me: { house: 'saurian', line: ['marcella-the-younger'], deck }, foe: { line: ['dust-pixie'] } });
    t.me.fight('marcella-the-younger', 'dust-pixie').yes();
    t.expect({
      me: {
        hand: ['troll', 'valdr'],
        line: [{ id: 'marcella-the-younger', aember: 1, damage: 1, exhausted: true }],
      },
      foe: { line: [] },
    });
  });

  it('after it reaps, too, and draws none where it is not exalted', () => {
    const t = table({ me: { house: 'saurian', line: ['marcella-the-younger', 'marcella-the-younger'], deck } });
    t.me.reap('marcella-the-younger').yes().reap('marcella-the-younger#2').no();
    t.expect({
      me: {
        aember: 2,
        hand: ['troll', 'valdr'],
        line: [
          { id: 'marcella-the-younger', aember: 1, exhausted: true },
          { id: 'marcella-the-younger', exhausted: true },
        ],
      },
    });
  });
});
