import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('irradiated-aember', () => {
  it.each([
    { pool: 5, damage: 0 },
    { pool: 6, damage: 3 },
    { pool: 7, damage: 3 },
  ])('deals $damage to each enemy creature when the opponent has $pool', ({ pool, damage }) => {
    const t = table({
      me: { house: 'mars', hand: ['irradiated-aember'], line: ['grommid'] },
      foe: { aember: pool, line: ['mother', 'valdr'] },
    });
    t.me.play('irradiated-aember');
    t.expect({
      me: { aember: 1, line: ['grommid'] },
      foe: {
        aember: pool,
        line: [
          { id: 'mother', damage },
          { id: 'valdr', damage },
        ],
      },
    });
  });

  it('does not care for the æmber of its own player, or that on cards', () => {
    const t = table({
      me: { house: 'mars', hand: ['irradiated-aember'], aember: 6 },
      foe: { aember: 5, line: [{ id: 'mother', aember: 3 }] },
    });
    t.me.play('irradiated-aember');
    t.expect({ me: { aember: 7 }, foe: { aember: 5, line: [{ id: 'mother', aember: 3 }] } });
  });

  it('meets armor and wards like all damage', () => {
    const t = table({
      me: { house: 'mars', hand: ['irradiated-aember'] },
      foe: {
        aember: 6,
        line: ['tocsin', { id: 'tocsin', warded: true }, { id: 'raiding-knight', damage: 2 }, 'blypyp'],
      },
    });
    t.me.play('irradiated-aember');
    t.expect({ me: { aember: 1 }, foe: { aember: 6, line: ['tocsin', { id: 'raiding-knight', damage: 3 }] } });
  });
});
