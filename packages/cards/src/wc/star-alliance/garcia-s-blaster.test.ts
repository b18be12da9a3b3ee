import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('garcia-s-blaster', () => {
  it('goes to its officer after a reap: steals 1', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'explo-rover', upgrades: ['garcia-s-blaster'] }, 'sensor-chief-garcia'],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.reap('explo-rover').yes().choose('Attach it');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'explo-rover', exhausted: true },
          { id: 'sensor-chief-garcia', upgrades: ['garcia-s-blaster'] },
        ],
      },
      foe: { aember: 2, line: [{ id: 'troll', damage: 4 }] },
    });
  });

  it('deals 2 instead, or nothing; elsewhere than on its officer it does no more', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [
          { id: 'explo-rover', upgrades: ['garcia-s-blaster'] },
          { id: 'explo-rover', upgrades: ['garcia-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.reap('explo-rover').no().reap('explo-rover#2').yes().choose('Deal 2 damage').choose('troll');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'explo-rover', exhausted: true, upgrades: ['garcia-s-blaster'] },
          { id: 'explo-rover', exhausted: true, upgrades: ['garcia-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('does so where it is played onto its officer, too: steals 1', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['garcia-s-blaster'],
        line: ['sensor-chief-garcia'],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.play('garcia-s-blaster').choose('sensor-chief-garcia');
    t.expect({
      me: { aember: 2, line: [{ id: 'sensor-chief-garcia', upgrades: ['garcia-s-blaster'] }] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 4 }] },
    });
  });
});
