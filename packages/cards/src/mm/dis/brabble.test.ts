import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brabble', () => {
  it('takes 1 from the opponent where it is destroyed in a turn of its player', () => {
    const t = table({ me: { house: 'dis', line: ['brabble'] }, foe: { aember: 5, line: ['troll'] } });
    t.me.fight('brabble', 'troll');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 4, line: [{ id: 'troll', damage: 2 }] } });
  });

  it.each([
    { pool: 5, left: 2 },
    { pool: 2, left: 0 },
  ])('takes 3 instead, not 4, in the turn of the opponent: $left are left of $pool', ({ pool, left }) => {
    const t = table({ me: { house: 'brobnar', aember: pool, line: ['troll'] }, foe: { line: ['brabble'] } });
    t.me.fight('troll', 'brabble');
    t.expect({
      me: { aember: left, line: [{ id: 'troll', damage: 2, exhausted: true }] },
      foe: { aember: 0, line: [] },
    });
  });

  it('goes by whoever controls it, not by its owner', () => {
    const t = table({
      me: { house: 'dis', aember: 5, line: [{ id: 'brabble', owner: 1 }] },
      foe: { aember: 5, line: ['troll'] },
    });
    t.me.fight('brabble', 'troll');
    t.expect({ me: { aember: 5, line: [] }, foe: { aember: 4, line: [{ id: 'troll', damage: 2 }] } });
  });

  it('takes nothing while a ward saves it, nor when it leaves in another way', () => {
    const t = table({
      me: { house: 'brobnar', aember: 5, line: ['troll'] },
      foe: { line: [{ id: 'brabble', warded: true }] },
    });
    t.me.fight('troll', 'brabble');
    t.expect({ me: { aember: 5, line: [{ id: 'troll', damage: 2, exhausted: true }] }, foe: { line: ['brabble'] } });
    const u = table({ me: { house: 'dis', aember: 5, hand: ['fear'] }, foe: { line: ['brabble'] } });
    u.me.play('fear');
    u.expect({ me: { aember: 5 }, foe: { line: [], hand: ['brabble'] } });
  });
});
