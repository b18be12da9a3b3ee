import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('urchin', () => {
  it('steals 1 when it is played', () => {
    const t = table({ me: { house: 'shadows', hand: ['urchin'] }, foe: { aember: 3 } });
    t.me.play('urchin');
    t.expect({ me: { aember: 1, line: [{ id: 'urchin', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'shadows', hand: ['urchin'] }, foe: { aember: 0 } });
    t.me.play('urchin');
    t.expect({ me: { aember: 0, line: [{ id: 'urchin', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('is elusive again in the next turn', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'] },
      foe: { ...foeHouses, line: ['urchin'] },
    });
    t.me.fight('tocsin', 'urchin').end();
    t.foe.house('brobnar').end();
    t.me.fight('tocsin', 'urchin');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }] }, foe: { line: ['urchin'] } });
  });
});
