import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('qincan-s-blaster', () => {
  it('goes to its officer after a reap: may archive a creature', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'explo-rover', upgrades: ['qincan-s-blaster'] }, 'sci-officer-qincan'],
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
          { id: 'sci-officer-qincan', upgrades: ['qincan-s-blaster'] },
        ],
      },
      foe: { line: [], archives: ['troll'] },
    });
  });

  it('deals 2 instead, or nothing; elsewhere than on its officer it does no more', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [
          { id: 'explo-rover', upgrades: ['qincan-s-blaster'] },
          { id: 'explo-rover', upgrades: ['qincan-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.reap('explo-rover').no().reap('explo-rover#2').yes().choose('Deal 2 damage').choose('troll');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'explo-rover', exhausted: true, upgrades: ['qincan-s-blaster'] },
          { id: 'explo-rover', exhausted: true, upgrades: ['qincan-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('does so where it is played onto its officer, too: may archive a creature', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['qincan-s-blaster'],
        line: ['sci-officer-qincan'],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.play('qincan-s-blaster').choose('sci-officer-qincan').yes().choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'sci-officer-qincan', upgrades: ['qincan-s-blaster'] }] },
      foe: { aember: 3, line: [], archives: ['troll'] },
    });
  });

  it('does not go from its officer to another one of that title', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'sci-officer-qincan', upgrades: ['qincan-s-blaster'] }, 'sci-officer-qincan'],
      },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.reap('sci-officer-qincan').yes().choose('Attach it');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'sci-officer-qincan', exhausted: true, upgrades: ['qincan-s-blaster'] }, 'sci-officer-qincan'],
      },
      foe: { aember: 3, line: ['troll'] },
    });
  });
});
