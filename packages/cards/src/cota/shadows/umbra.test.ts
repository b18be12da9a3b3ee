import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('umbra', () => {
  it('steals 1 after it fought, and takes no damage attacking', () => {
    const t = table({ me: { house: 'shadows', line: ['umbra'] }, foe: { aember: 2, line: ['mother'] } });
    t.me.fight('umbra', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'umbra', exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'mother', damage: 2 }] },
    });
  });

  it('steals nothing by reaping, nor when it is attacked', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['umbra'] },
      foe: { ...foeHouses, aember: 2, line: ['tocsin'] },
    });
    t.me.reap('umbra').end();
    t.foe.house('dis').fight('tocsin', 'umbra');
    t.expect({
      me: { aember: 1, line: [], discard: ['umbra'] },
      foe: { aember: 2, line: [{ id: 'tocsin', damage: 2, exhausted: true }] },
    });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'shadows', line: ['umbra'], aember: 1 }, foe: { aember: 0, line: ['mother'] } });
    t.me.fight('umbra', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'umbra', exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'mother', damage: 2 }] },
    });
  });
});
