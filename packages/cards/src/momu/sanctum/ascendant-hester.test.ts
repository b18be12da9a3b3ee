import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ascendant-hester', () => {
  const both = ['ascendant-hester', 'ascendant-hester2'];

  it('lets each friendly creature capture 1 as it is played, as far as there is some', () => {
    const t = table({ me: { house: 'sanctum', hand: both, line: ['troll'] }, foe: { aember: 3, line: ['mother'] } });
    t.me.play('ascendant-hester');
    t.expect({
      me: {
        line: [
          { id: 'troll', aember: 1 },
          { id: 'ascendant-hester', exhausted: true, aember: 1 },
        ],
      },
      foe: { aember: 1, line: ['mother'] },
    });
  });

  it('where there is too little, the active player says which capture', () => {
    const t = table({ me: { house: 'sanctum', hand: both, line: ['troll'] }, foe: { aember: 1 } });
    t.me.play('ascendant-hester').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'troll', aember: 1 },
          { id: 'ascendant-hester', exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('after a fight, and not after a reap', () => {
    const t = table({
      me: { house: 'sanctum', line: ['ascendant-hester'] },
      foe: { aember: 2, line: ['batdrone'] },
    });
    t.me.fight('ascendant-hester', 'batdrone');
    t.expect({
      me: { line: [{ id: 'ascendant-hester', exhausted: true, damage: 2, aember: 1 }] },
      foe: { aember: 1, line: [], discard: ['batdrone'] },
    });
    const reap = table({ me: { house: 'sanctum', line: ['ascendant-hester'] }, foe: { aember: 2 } });
    reap.me.reap('ascendant-hester');
    reap.expect({ me: { aember: 1, line: [{ id: 'ascendant-hester', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('gives each other friendly creature 2 armor for each æmber on it, and itself none', () => {
    const t = table({
      me: {
        ...{ house: 'brobnar', hand: ['punch', 'punch', 'punch'] },
        line: [
          { id: 'ascendant-hester', aember: 2 },
          { id: 'troll', aember: 1 },
        ],
      },
      foe: { line: [{ id: 'mother', aember: 2 }] },
    });
    t.me.play('punch').choose('troll').play('punch').choose('ascendant-hester').play('punch').choose('mother');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'ascendant-hester', aember: 2, damage: 3 },
          { id: 'troll', aember: 1, damage: 1 },
        ],
        discard: ['punch', 'punch', 'punch'],
      },
      foe: { line: [{ id: 'mother', aember: 2, damage: 3 }] },
    });
  });
});
