import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pelf', () => {
  it('takes 1 æmber off the opponent after it fought, unhurt by skirmish', () => {
    const t = table({ me: { house: 'brobnar', line: ['pelf'] }, foe: { aember: 2, line: ['troll'] } });
    t.me.fight('pelf', 'troll');
    t.expect({
      me: { aember: 0, line: [{ id: 'pelf', exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('takes none where there is none', () => {
    const t = table({ me: { house: 'brobnar', line: ['pelf'] }, foe: { line: ['troll'] } });
    t.me.fight('pelf', 'troll');
    t.expect({
      me: { line: [{ id: 'pelf', exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'troll', damage: 3 }] },
    });
  });
});
