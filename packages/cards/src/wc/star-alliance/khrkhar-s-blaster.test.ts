import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('khrkhar-s-blaster', () => {
  it('goes to its officer after a reap: wards the officer', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'explo-rover', upgrades: ['khrkhar-s-blaster'] }, 'lieutenant-khrkhar'],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.reap('explo-rover').yes().choose('Attach it');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'explo-rover', exhausted: true },
          { id: 'lieutenant-khrkhar', warded: true, upgrades: ['khrkhar-s-blaster'] },
        ],
      },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });

  it('deals 2 instead, or nothing; elsewhere than on its officer it does no more', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [
          { id: 'explo-rover', upgrades: ['khrkhar-s-blaster'] },
          { id: 'explo-rover', upgrades: ['khrkhar-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.reap('explo-rover').no().reap('explo-rover#2').yes().choose('Deal 2 damage').choose('troll');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'explo-rover', exhausted: true, upgrades: ['khrkhar-s-blaster'] },
          { id: 'explo-rover', exhausted: true, upgrades: ['khrkhar-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('does so where it is played onto its officer, too: wards the officer', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['khrkhar-s-blaster'],
        line: ['lieutenant-khrkhar'],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.play('khrkhar-s-blaster').choose('lieutenant-khrkhar');
    t.expect({
      me: { aember: 1, line: [{ id: 'lieutenant-khrkhar', warded: true, upgrades: ['khrkhar-s-blaster'] }] },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
  });
});
