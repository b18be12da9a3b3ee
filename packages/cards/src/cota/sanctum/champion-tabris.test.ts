import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('champion-tabris', () => {
  it('captures 1 after it fought', () => {
    const t = table({
      me: { house: 'sanctum', line: ['champion-tabris'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.fight('champion-tabris', 'tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'champion-tabris', damage: 1, aember: 1, exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('captures nothing when it dies in the fight', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'champion-tabris', damage: 2 }] },
      foe: { aember: 3, line: ['valdr'] },
    });
    t.me.fight('champion-tabris', 'valdr');
    t.expect({ me: { line: [] }, foe: { aember: 3, line: [] } });
  });

  it('captures nothing by reaping, nor when it is attacked', () => {
    const t = table({
      me: { house: 'sanctum', houses: ['sanctum', 'logos', 'untamed'], line: ['champion-tabris'] },
      foe: { ...foeHouses, aember: 3, line: ['tocsin'] },
    });
    t.me.reap('champion-tabris').end();
    t.foe.house('dis').fight('tocsin', 'champion-tabris');
    t.expect({ me: { aember: 1, line: [{ id: 'champion-tabris', damage: 1 }] }, foe: { aember: 3, line: [] } });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({ me: { house: 'sanctum', line: ['champion-tabris'], aember: 2 }, foe: { line: ['urchin'] } });
    t.me.fight('champion-tabris', 'urchin');
    t.expect({ me: { aember: 2, line: [{ id: 'champion-tabris', exhausted: true }] }, foe: { line: ['urchin'] } });
  });
});
