import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('penance-of-balance', () => {
  it('destroys as many enemy creatures as there are more of them than æmber, or takes as much æmber', () => {
    const start = {
      me: { house: 'untamed', hand: ['penance-of-balance'] },
      foe: { aember: 2, line: ['troll', 'valdr', 'flarie', 'mogg'] },
    } as const;
    const t = table({
      me: { ...start.me, hand: [...start.me.hand] },
      foe: { ...start.foe, line: [...start.foe.line] },
    });
    t.me.play('penance-of-balance').choose('Destroy enemy creatures').choose('troll', 'mogg');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: ['valdr', 'flarie'] } });
    const u = table({
      me: { ...start.me, hand: [...start.me.hand] },
      foe: { ...start.foe, line: [...start.foe.line] },
    });
    u.me.play('penance-of-balance').choose('Your opponent loses æmber');
    u.expect({ me: { aember: 1 }, foe: { aember: 0, line: [...start.foe.line] } });
  });

  it('does nothing where there are not more', () => {
    const t = table({
      me: { house: 'untamed', hand: ['penance-of-balance'], line: ['flarie', 'flarie'] },
      foe: { aember: 1, line: ['troll'] },
    });
    t.me.play('penance-of-balance');
    t.expect({ me: { aember: 1, line: ['flarie', 'flarie'] }, foe: { aember: 1, line: ['troll'] } });
  });
});
