import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('bumpsy', () => {
  it.each([
    { pool: 3, left: 2 },
    { pool: 1, left: 0 },
    { pool: 0, left: 0 },
  ])('brings a pool of $pool down to $left', ({ pool, left }) => {
    const t = table({ me: { house: 'brobnar', hand: ['bumpsy'], aember: 2 }, foe: { aember: pool } });
    t.me.play('bumpsy');
    t.expect({ me: { aember: 2, line: [{ id: 'bumpsy', exhausted: true }] }, foe: { aember: left } });
  });

  it('does so only when it is played', () => {
    const t = table({ me: { house: 'brobnar', line: ['bumpsy'] }, foe: { aember: 3 } });
    t.me.reap('bumpsy');
    t.expect({ me: { aember: 1, line: [{ id: 'bumpsy', exhausted: true }] }, foe: { aember: 3 } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling anger/no-enemy: is readied by Anger without an enemy creature, and may reap then (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'bumpsy', exhausted: true }] },
        foe: { aember: 3 },
      });
      t.me.play('anger').reap('bumpsy');
      t.expect({ me: { aember: 2, line: [{ id: 'bumpsy', exhausted: true }] }, foe: { aember: 3 } });
    },
  );
});
