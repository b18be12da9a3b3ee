import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('groke', () => {
  it('takes 1 æmber from the opponent after a fight that it survives', () => {
    const t = table({ me: { house: 'brobnar', aember: 1, line: ['groke'] }, foe: { aember: 3, line: ['batdrone'] } });
    t.me.fight('groke', 'batdrone');
    t.expect({ me: { aember: 1, line: [{ id: 'groke', damage: 2, exhausted: true }] }, foe: { aember: 2, line: [] } });
  });

  it('takes nothing when it dies or when it is attacked', () => {
    const t = table({
      me: { house: 'brobnar', line: ['groke', 'batdrone'] },
      foe: { aember: 3, line: ['troll', 'groke'] },
    });
    t.me.fight('groke', 'troll');
    t.expect({ me: { line: ['batdrone'] }, foe: { aember: 3, line: [{ id: 'troll', damage: 5 }, 'groke'] } });
  });

  it('takes nothing out of an empty pool', () => {
    const t = table({ me: { house: 'brobnar', line: ['groke'] }, foe: { line: ['batdrone'] } });
    t.me.fight('groke', 'batdrone');
    t.expect({ me: { aember: 0, line: [{ id: 'groke', damage: 2, exhausted: true }] }, foe: { aember: 0, line: [] } });
  });
});
