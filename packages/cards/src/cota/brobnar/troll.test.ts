import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('troll', () => {
  it.each([
    { damage: 0, left: 0 },
    { damage: 2, left: 0 },
    { damage: 3, left: 0 },
    { damage: 7, left: 4 },
  ])('comes from $damage damage to $left by reaping', ({ damage, left }) => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [
          { id: 'troll', damage },
          { id: 'mother', damage: 2 },
        ],
      },
      foe: {},
    });
    t.me.reap('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', damage: left, exhausted: true },
          { id: 'mother', damage: 2 },
        ],
      },
    });
  });

  it('does not heal by fighting', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'troll', damage: 1 }] }, foe: { line: ['tocsin'] } });
    t.me.fight('troll', 'tocsin');
    t.expect({ me: { aember: 0, line: [{ id: 'troll', damage: 4, exhausted: true }] }, foe: { line: [] } });
  });
});
