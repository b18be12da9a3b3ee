import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ingram-s-blaster', () => {
  it('goes to its officer after a reap: heals a creature fully', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'explo-rover', upgrades: ['ingram-s-blaster'] }, 'medic-ingram'],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.reap('explo-rover').yes().choose('Attach it').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'explo-rover', exhausted: true },
          { id: 'medic-ingram', upgrades: ['ingram-s-blaster'] },
        ],
      },
      foe: { line: ['troll'] },
    });
  });

  it('deals 2 instead, or nothing; elsewhere than on its officer it does no more', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [
          { id: 'explo-rover', upgrades: ['ingram-s-blaster'] },
          { id: 'explo-rover', upgrades: ['ingram-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.reap('explo-rover').no().reap('explo-rover#2').yes().choose('Deal 2 damage').choose('troll');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'explo-rover', exhausted: true, upgrades: ['ingram-s-blaster'] },
          { id: 'explo-rover', exhausted: true, upgrades: ['ingram-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('does so where it is played onto its officer, too: heals a creature fully', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['ingram-s-blaster'],
        line: ['medic-ingram'],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.play('ingram-s-blaster').choose('medic-ingram').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'medic-ingram', upgrades: ['ingram-s-blaster'] }] },
      foe: { aember: 3, line: ['troll'] },
    });
  });
});
