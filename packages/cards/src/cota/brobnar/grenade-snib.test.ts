import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('grenade-snib', () => {
  it.each([
    { pool: 5, left: 3 },
    { pool: 1, left: 0 },
    { pool: 0, left: 0 },
  ])('takes a pool of $pool down to $left when it dies in its own turn', ({ pool, left }) => {
    const t = table({ me: { house: 'brobnar', line: ['grenade-snib'] }, foe: { line: ['tocsin'], aember: pool } });
    t.me.fight('grenade-snib', 'tocsin');
    t.expect({
      me: { aember: 0, line: [], discard: ['grenade-snib'] },
      foe: { aember: left, line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('costs the player who destroys it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], aember: 4 },
      foe: { line: ['grenade-snib'], aember: 4 },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 3 }, foe: { aember: 4, line: [] } });
  });

  it('costs the opponent of the player who controls it, not of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'grenade-snib', owner: 1 }], aember: 4 },
      foe: { aember: 4 },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 5, line: [] }, foe: { aember: 2, discard: ['grenade-snib'] } });
  });

  it('costs nothing when it returns to hand, nor when its ward saves it', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'], aember: 4 }, foe: { line: ['grenade-snib'] } });
    t.me.play('fear');
    t.expect({ me: { aember: 4 }, foe: { line: [], hand: ['grenade-snib'] } });
    const u = table({
      me: { house: 'brobnar', hand: ['punch'], aember: 4 },
      foe: { line: [{ id: 'grenade-snib', warded: true }] },
    });
    u.me.play('punch');
    u.expect({ me: { aember: 5 }, foe: { line: ['grenade-snib'] } });
  });

  it('costs for each that is destroyed at once', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], aember: 4 },
      foe: { line: ['grenade-snib', 'grenade-snib'] },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1 }, foe: { line: [] } });
  });
});
