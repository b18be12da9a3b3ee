import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kirby-s-blaster', () => {
  it('goes to its officer after a reap: draws 2', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'explo-rover', upgrades: ['kirby-s-blaster'] }, 'com-officer-kirby'],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.reap('explo-rover').yes().choose('Attach it');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch', 'punch'],
        line: [
          { id: 'explo-rover', exhausted: true },
          { id: 'com-officer-kirby', upgrades: ['kirby-s-blaster'] },
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
          { id: 'explo-rover', upgrades: ['kirby-s-blaster'] },
          { id: 'explo-rover', upgrades: ['kirby-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.reap('explo-rover').no().reap('explo-rover#2').yes().choose('Deal 2 damage').choose('troll');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'explo-rover', exhausted: true, upgrades: ['kirby-s-blaster'] },
          { id: 'explo-rover', exhausted: true, upgrades: ['kirby-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('does so where it is played onto its officer, too: draws 2', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['kirby-s-blaster'],
        line: ['com-officer-kirby'],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.play('kirby-s-blaster').choose('com-officer-kirby');
    t.expect({
      me: { aember: 1, hand: ['punch', 'punch'], line: [{ id: 'com-officer-kirby', upgrades: ['kirby-s-blaster'] }] },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
  });
});
