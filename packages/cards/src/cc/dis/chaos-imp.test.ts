import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('chaos-imp', () => {
  it('takes 1 as it is destroyed, and is archived where the opponent has none then', () => {
    const me = { house: 'dis', line: ['chaos-imp'] } as const;
    const t = table({ me, foe: { aember: 1, line: ['kelpminder'] } });
    t.me.fight('chaos-imp', 'kelpminder');
    t.expect({
      me: { line: [], archives: ['chaos-imp'], discard: [] },
      foe: { aember: 0, line: [{ id: 'kelpminder', damage: 2 }] },
    });
    const u = table({ me, foe: { aember: 2, line: ['kelpminder'] } });
    u.me.fight('chaos-imp', 'kelpminder');
    u.expect({
      me: { line: [], archives: [], discard: ['chaos-imp'] },
      foe: { aember: 1, line: [{ id: 'kelpminder', damage: 2 }] },
    });
  });

  it('is archived also where there was nothing to lose', () => {
    const t = table({ me: { house: 'dis', line: ['chaos-imp'] }, foe: { line: ['kelpminder'] } });
    t.me.fight('chaos-imp', 'kelpminder');
    t.expect({
      me: { line: [], archives: ['chaos-imp'], discard: [] },
      foe: { aember: 0, line: [{ id: 'kelpminder', damage: 2 }] },
    });
  });
});
