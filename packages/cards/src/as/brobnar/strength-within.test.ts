import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('strength-within', () => {
  it('makes the opponent’s keys dearer by the damage on its creature', () => {
    for (const [aember, keys] of [
      [8, 0],
      [9, 1],
    ] as const) {
      const t = table({
        me: {
          house: 'brobnar',
          ...myHouses.brobnar,
          line: [{ id: 'troll', damage: 3, upgrades: ['strength-within'] }],
        },
        foe: { ...foeHouses, aember },
      });
      t.me.end();
      t.foe.house('dis');
      t.expect({
        me: { line: [{ id: 'troll', damage: 3, upgrades: ['strength-within'] }] },
        foe: { keys, aember: keys === 1 ? 0 : aember },
      });
    }
  });

  it('changes nothing for its own player, or as long as there is no damage', () => {
    const t = table({
      active: 1,
      me: { ...myHouses.brobnar, aember: 6, line: [{ id: 'troll', damage: 3, upgrades: ['strength-within'] }] },
      foe: { house: 'dis', ...foeHouses },
    });
    t.foe.end();
    t.me.house('dis');
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'troll', damage: 3, upgrades: ['strength-within'] }] } });
    const u = table({
      me: { house: 'brobnar', ...myHouses.brobnar, hand: ['strength-within'], line: ['troll'] },
      foe: { ...foeHouses, aember: 6 },
    });
    u.me.play('strength-within').end();
    u.foe.house('dis');
    u.expect({ me: { aember: 1, line: [{ id: 'troll', upgrades: ['strength-within'] }] }, foe: { keys: 1 } });
  });

  it('ruling strength-within/on-an-enemy: it is the keys of the other player, as that creature speaks to its controller', () => {
    const hurt = { id: 'troll', damage: 3, upgrades: ['strength-within'] };
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, aember: 8 },
      foe: { ...foeHouses, aember: 6, line: [hurt] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('dis');
    t.expect({ me: { keys: 0, aember: 8 }, foe: { keys: 1, line: [hurt] } });
  });
});
