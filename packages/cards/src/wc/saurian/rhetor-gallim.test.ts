import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('rhetor-gallim', () => {
  it('ruling rhetor-gallim/next-turn: makes keys of the opponent dearer in their next turn only', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, hand: ['rhetor-gallim'], aember: 6 },
      foe: { ...foeHouses, aember: 8 },
    });
    t.me.play('rhetor-gallim').end();
    t.foe.house('dis').end();
    t.me.house('dis').end();
    t.expect({ me: { keys: 1, aember: 0, line: ['rhetor-gallim'] }, foe: { keys: 1, aember: 2 }, active: 'foe' });
  });

  it.each([
    { pool: 8, keys: 0, left: 8 },
    { pool: 9, keys: 1, left: 0 },
  ])('is exalted after a reap to do so again: $pool forge $keys', ({ pool, keys, left }) => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, line: ['rhetor-gallim'] },
      foe: { ...foeHouses, aember: pool },
    });
    t.me.reap('rhetor-gallim').yes().end();
    t.expect({ me: { line: [{ id: 'rhetor-gallim', aember: 1 }] }, foe: { keys, aember: left } });
  });

  it('may decline that', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, line: ['rhetor-gallim'] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.reap('rhetor-gallim').no().end();
    t.expect({ me: { line: ['rhetor-gallim'] }, foe: { keys: 1, aember: 0 } });
  });
});
