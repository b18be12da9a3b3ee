import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('mooncurser', () => {
  it('destroys what it attacks, takes nothing, and steals 1', () => {
    const t = table({ me: { house: 'shadows', line: ['mooncurser'] }, foe: { aember: 2, line: ['valdr'] } });
    t.me.fight('mooncurser', 'valdr');
    t.expect({ me: { aember: 1, line: [{ id: 'mooncurser', exhausted: true }] }, foe: { aember: 1, line: [] } });
  });

  it('steals also after a fight without damage', () => {
    const t = table({ me: { house: 'shadows', line: ['mooncurser'] }, foe: { aember: 2, line: ['urchin'] } });
    t.me.fight('mooncurser', 'urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'mooncurser', exhausted: true }] },
      foe: { aember: 1, line: ['urchin'] },
    });
  });

  it('steals nothing when hazardous destroys it before the fight', () => {
    const t = table({
      me: { house: 'shadows', line: ['mooncurser'] },
      foe: { aember: 2, line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.fight('mooncurser', 'mother');
    t.expect({
      me: { aember: 0, line: [] },
      foe: { aember: 2, line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
    });
  });

  it('steals nothing when it is attacked, or by reaping', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['mooncurser'] },
      foe: { ...foeHouses, aember: 2, line: ['tocsin'] },
    });
    t.me.reap('mooncurser').end();
    t.foe.house('dis').fight('tocsin', 'mooncurser');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 2, line: [] } });
  });
});
