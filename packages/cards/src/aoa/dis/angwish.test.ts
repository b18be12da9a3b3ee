import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('angwish', () => {
  it.each([
    { damage: 0, keys: 1 },
    { damage: 1, keys: 0 },
  ])('with $damage damage on it, the opponent has $keys key for 6', ({ damage, keys }) => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: [{ id: 'angwish', damage }] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: [{ id: 'angwish', damage }] }, foe: { keys, aember: keys === 1 ? 0 : 6 } });
  });

  it('adds 1 for each damage', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: [{ id: 'angwish', damage: 4 }] },
      foe: { ...foeHouses, aember: 11 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: [{ id: 'angwish', damage: 4 }] }, foe: { keys: 1, aember: 1 } });
  });

  it('leaves the keys of its own player alone', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.dis, aember: 6, line: [{ id: 'angwish', damage: 3 }] },
      foe: foeHouses,
    });
    t.me.house('dis');
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'angwish', damage: 3 }] } });
  });
});
