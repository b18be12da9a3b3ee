import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('disruption-field', () => {
  it.each([
    { counters: 2, pool: 7, keys: 0, left: 7 },
    { counters: 2, pool: 8, keys: 1, left: 0 },
  ])(
    'makes keys of the opponent dearer by its $counters counters: $pool forge $keys',
    ({ counters, pool, keys, left }) => {
      const upgrade = { id: 'disruption-field', counters: { disruption: counters } };
      const t = table({
        me: {
          house: 'star-alliance',
          ...myHouses['star-alliance'],
          line: [{ id: 'explo-rover', upgrades: [upgrade] }],
        },
        foe: { ...foeHouses, aember: pool },
      });
      t.me.end();
      t.expect({ me: { line: [{ id: 'explo-rover', upgrades: ['disruption-field'] }] }, foe: { keys, aember: left } });
    },
  );

  it('gets a counter each time its creature reaps or fights', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        ...myHouses['star-alliance'],
        line: [{ id: 'explo-rover', upgrades: ['disruption-field'] }],
      },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.reap('explo-rover').end();
    t.expect({ me: { line: [{ id: 'explo-rover', upgrades: ['disruption-field'] }] }, foe: { keys: 0, aember: 6 } });
  });

  it('ruling disruption-field/counters: they are gone when it left play', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        ...myHouses['star-alliance'],
        line: [{ id: 'urchin', upgrades: ['disruption-field'] }],
        hand: ['disruption-field'],
      },
      foe: { ...foeHouses, aember: 6, line: ['troll'] },
    });
    t.me.end();
    t.foe.house('brobnar');
    t.expect({ me: { line: [{ id: 'urchin', upgrades: ['disruption-field'] }] }, foe: { keys: 1, line: ['troll'] } });
  });
});
