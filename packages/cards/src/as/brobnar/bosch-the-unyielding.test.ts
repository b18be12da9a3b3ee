import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

const used = { exhausted: true };

describe('bosch-the-unyielding', () => {
  it('protects its neighbors, and heals all of its damage after a fight', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'bosch-the-unyielding', damage: 2 }] },
      foe: { line: ['dextre'] },
    });
    t.me.fight('bosch-the-unyielding', 'dextre');
    t.expect({ me: { line: [{ id: 'bosch-the-unyielding', ...used }] }, foe: { line: [] } });
    const u = table({
      active: 1,
      me: { line: ['urchin', 'bosch-the-unyielding', 'valdr', 'mother'] },
      foe: { house: 'brobnar', line: ['troll'] },
    });
    expect(targetsOf(u, 'troll')).toEqual(['bosch-the-unyielding', 'mother']);
  });

  it('does not heal as it is attacked, as it reaps, or in a fight that it does not survive', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'bosch-the-unyielding', damage: 2 }] },
      foe: { line: ['troll'] },
    });
    t.me.reap('bosch-the-unyielding');
    t.expect({
      me: { aember: 1, line: [{ id: 'bosch-the-unyielding', damage: 2, ...used }] },
      foe: { line: ['troll'] },
    });
    const u = table({ me: { house: 'brobnar', line: ['bosch-the-unyielding'] }, foe: { line: ['troll'] } });
    u.me.fight('bosch-the-unyielding', 'troll');
    u.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
    const w = table({ active: 1, me: { line: ['bosch-the-unyielding'] }, foe: { house: 'logos', line: ['dextre'] } });
    w.foe.fight('dextre', 'bosch-the-unyielding');
    w.expect({ me: { line: [{ id: 'bosch-the-unyielding', damage: 2 }] }, foe: { line: [] } });
  });
});
