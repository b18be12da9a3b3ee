import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('dodger', () => {
  it('steals 1 after it fought', () => {
    const t = table({ me: { house: 'shadows', line: ['dodger'] }, foe: { aember: 2, line: ['tocsin'] } });
    t.me.fight('dodger', 'tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'dodger', damage: 3, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('steals nothing when it is destroyed', () => {
    const t = table({ me: { house: 'shadows', line: ['dodger'] }, foe: { aember: 2, line: ['mother'] } });
    t.me.fight('dodger', 'mother');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 2, line: [] } });
  });

  it('steals nothing when it is attacked, or by reaping', () => {
    const t = table({
      me: { house: 'shadows', line: ['dodger'] },
      foe: { ...foeHouses, aember: 2, line: ['tocsin'] },
    });
    t.me.reap('dodger').end();
    t.foe.house('dis').fight('tocsin', 'dodger');
    t.expect({ me: { aember: 1, line: [{ id: 'dodger', damage: 3 }] }, foe: { aember: 2, line: [] } });
  });

  it('steals from an empty pool nothing', () => {
    const t = table({ me: { house: 'shadows', line: ['dodger'] }, foe: { aember: 0, line: ['urchin'] } });
    t.me.fight('dodger', 'urchin');
    t.expect({ me: { aember: 0, line: [{ id: 'dodger', exhausted: true }] }, foe: { aember: 0, line: ['urchin'] } });
  });
});
