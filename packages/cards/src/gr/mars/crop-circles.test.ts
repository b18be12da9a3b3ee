import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('crop-circles', () => {
  it('a non-Mars creature captures 1 from its own side, and 1 more for each card purged from the archives', () => {
    const t = table({
      me: { house: 'mars', hand: ['crop-circles'], archives: ['zorg', 'mother', 'punch'] },
      foe: { aember: 5, line: ['troll', 'blypyp'] },
    });
    t.me.play('crop-circles').choose('zorg', 'mother').done();
    t.expect({
      me: { aember: 1, archives: ['punch'], purged: ['mother', 'zorg'], line: [] },
      foe: { aember: 2, line: [{ id: 'troll', aember: 3 }, 'blypyp'] },
    });
  });

  it('none need be purged', () => {
    const t = table({
      me: { house: 'mars', hand: ['crop-circles'], archives: ['zorg'] },
      foe: { aember: 5, line: ['troll'] },
    });
    t.me.play('crop-circles').done();
    t.expect({
      me: { aember: 1, archives: ['zorg'], line: [] },
      foe: { aember: 4, line: [{ id: 'troll', aember: 1 }] },
    });
  });
});
