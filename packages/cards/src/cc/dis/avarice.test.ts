import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('avarice', () => {
  it('captures 2 from its own side', () => {
    const t = table({
      me: { house: 'dis', hand: ['avarice'], aember: 3, line: ['dust-imp'] },
      foe: { aember: 4, line: ['kelpminder'] },
    });
    t.me.play('avarice').choose('kelpminder');
    t.expect({
      me: { aember: 4, line: ['dust-imp'] },
      foe: { aember: 2, line: [{ id: 'kelpminder', aember: 2, upgrades: ['avarice'] }] },
    });
  });

  it('captures what there is, also from its own player', () => {
    const t = table({ me: { house: 'dis', hand: ['avarice'], line: ['dust-imp'] }, foe: { aember: 4 } });
    t.me.play('avarice');
    t.expect({
      me: { aember: 0, line: [{ id: 'dust-imp', aember: 1, upgrades: ['avarice'] }] },
      foe: { aember: 4 },
    });
  });
});
