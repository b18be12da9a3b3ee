import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cera-severa', () => {
  it('captures 1 after a fight or a reap', () => {
    const t = table({ me: { house: 'saurian', line: ['cera-severa'] }, foe: { aember: 2 } });
    t.me.reap('cera-severa');
    t.expect({ me: { aember: 1, line: [{ id: 'cera-severa', exhausted: true, aember: 1 }] }, foe: { aember: 1 } });
    const fight = table({ me: { house: 'saurian', line: ['cera-severa'] }, foe: { aember: 2, line: ['batdrone'] } });
    fight.me.fight('cera-severa', 'batdrone');
    fight.expect({
      me: { line: [{ id: 'cera-severa', exhausted: true, damage: 2, aember: 1 }] },
      foe: { aember: 1, line: [], discard: ['batdrone'] },
    });
  });

  it('deals 1 damage for each æmber on it to an enemy creature as it is destroyed', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'cera-severa', aember: 3 }] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.fight('cera-severa', 'troll').choose('mother');
    t.expect({
      me: { line: [], discard: ['cera-severa'] },
      foe: {
        aember: 3,
        line: [
          { id: 'troll', damage: 4 },
          { id: 'mother', damage: 3 },
        ],
      },
    });
  });

  it('deals nothing without æmber on it', () => {
    const t = table({ me: { house: 'saurian', line: ['cera-severa'] }, foe: { line: ['troll'] } });
    t.me.fight('cera-severa', 'troll');
    t.expect({ me: { line: [], discard: ['cera-severa'] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });
});
