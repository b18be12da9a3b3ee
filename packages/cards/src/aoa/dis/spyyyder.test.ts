import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('spyyyder', () => {
  it('kills an enemy flank creature that it attacks, and takes no damage', () => {
    const t = table({ me: { house: 'dis', line: ['spyyyder'] }, foe: { line: ['troll', 'mother', 'valdr'] } });
    t.me.fight('spyyyder', 'troll');
    t.expect({
      me: { line: [{ id: 'spyyyder', exhausted: true }] },
      foe: { line: ['mother', 'valdr'], discard: ['troll'] },
    });
  });

  it('deals only its power to one that is on no flank', () => {
    const t = table({ me: { house: 'dis', line: ['spyyyder'] }, foe: { line: ['troll', 'mother', 'valdr'] } });
    t.me.fight('spyyyder', 'mother');
    t.expect({
      me: { line: [{ id: 'spyyyder', exhausted: true }] },
      foe: { line: ['troll', { id: 'mother', damage: 2 }, 'valdr'] },
    });
  });

  it('has no poison when it is attacked', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['spyyyder'] } });
    t.me.fight('troll', 'spyyyder');
    t.expect({ me: { line: [{ id: 'troll', damage: 2, exhausted: true }] }, foe: { line: [] } });
  });
});
