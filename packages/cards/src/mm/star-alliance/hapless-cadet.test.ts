import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('hapless-cadet', () => {
  it('has taunt', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['mother', 'hapless-cadet', 'urchin', 'tocsin'] },
    });
    expect(targetsOf(t, 'troll')).toEqual(['hapless-cadet', 'tocsin']);
    t.expect({ me: { line: ['troll'] }, foe: { line: ['mother', 'hapless-cadet', 'urchin', 'tocsin'] } });
  });

  it('destroyed, makes the opponent lose 3 æmber, which nobody gets', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'], aember: 5 },
      foe: { line: ['hapless-cadet'], aember: 1 },
    });
    t.me.fight('troll', 'hapless-cadet');
    t.expect({
      me: { aember: 2, line: [{ id: 'troll', damage: 3, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('takes what there is where the opponent has less', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['hapless-cadet'], aember: 4 },
      foe: { line: ['troll'], aember: 2 },
    });
    t.me.fight('hapless-cadet', 'troll');
    t.expect({ me: { aember: 4, line: [] }, foe: { aember: 0, line: [{ id: 'troll', damage: 3 }] } });
  });

  it('costs nothing when it leaves play in another way, or is saved', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hit-and-run'], line: ['hapless-cadet'] },
      foe: { aember: 4 },
    });
    t.me.play('hit-and-run').choose('hapless-cadet');
    t.expect({ me: { hand: ['hapless-cadet'], line: [] }, foe: { aember: 4 } });
    const u = table({
      me: { house: 'brobnar', line: ['troll'], aember: 5 },
      foe: { line: [{ id: 'hapless-cadet', warded: true }] },
    });
    u.me.fight('troll', 'hapless-cadet');
    u.expect({
      me: { aember: 5, line: [{ id: 'troll', damage: 3, exhausted: true }] },
      foe: { line: ['hapless-cadet'] },
    });
  });
});
