import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('db-gobber', () => {
  it('takes 1 from the opponent after it reaps', () => {
    const t = table({ me: { house: 'brobnar', line: ['db-gobber'] }, foe: { aember: 3 } });
    t.me.reap('db-gobber');
    t.expect({ me: { aember: 1, line: [{ id: 'db-gobber', ...used }] }, foe: { aember: 2 } });
  });

  it('discarded takes 2 from each player with 7 or more', () => {
    for (const [mine, theirs, left, leftThere] of [
      [7, 6, 5, 6],
      [6, 9, 6, 7],
      [8, 7, 6, 5],
      [0, 0, 0, 0],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: ['db-gobber'], aember: mine }, foe: { aember: theirs } });
      t.me.discard('db-gobber');
      t.expect({ me: { aember: left, discard: ['db-gobber'] }, foe: { aember: leftThere } });
    }
  });
});
