import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('molina-s-blaster', () => {
  it('goes to its officer after a reap: may deal 3 to a creature', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'explo-rover', upgrades: ['molina-s-blaster'] }, 'armsmaster-molina'],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.reap('explo-rover').yes().choose('Attach it').yes().choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'explo-rover', exhausted: true },
          { id: 'armsmaster-molina', upgrades: ['molina-s-blaster'] },
        ],
      },
      foe: { line: [{ id: 'troll', damage: 7 }] },
    });
  });

  it('deals 2 instead, or nothing; elsewhere than on its officer it does no more', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [
          { id: 'explo-rover', upgrades: ['molina-s-blaster'] },
          { id: 'explo-rover', upgrades: ['molina-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.reap('explo-rover').no().reap('explo-rover#2').yes().choose('Deal 2 damage').choose('troll');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'explo-rover', exhausted: true, upgrades: ['molina-s-blaster'] },
          { id: 'explo-rover', exhausted: true, upgrades: ['molina-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('does so where it is played onto its officer, too: may deal 3 to a creature', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['molina-s-blaster'],
        line: ['armsmaster-molina'],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.play('molina-s-blaster').choose('armsmaster-molina').yes().choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'armsmaster-molina', upgrades: ['molina-s-blaster'] }] },
      foe: { aember: 3, line: [{ id: 'troll', damage: 7 }] },
    });
  });

  it('does not go from its officer to another one of that title', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'armsmaster-molina', upgrades: ['molina-s-blaster'] }, 'armsmaster-molina'],
      },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.reap('armsmaster-molina').yes().choose('Attach it');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'armsmaster-molina', exhausted: true, upgrades: ['molina-s-blaster'] }, 'armsmaster-molina'],
      },
      foe: { aember: 3, line: ['troll'] },
    });
  });
});
