import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('frane-s-blaster', () => {
  it('goes to its officer after a reap: moves all æmber from the officer to the pool', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [
          { id: 'explo-rover', upgrades: ['frane-s-blaster'] },
          { id: 'first-officer-frane', aember: 2 },
        ],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.reap('explo-rover').yes().choose('Attach it');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'explo-rover', exhausted: true },
          { id: 'first-officer-frane', upgrades: ['frane-s-blaster'] },
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
          { id: 'explo-rover', upgrades: ['frane-s-blaster'] },
          { id: 'explo-rover', upgrades: ['frane-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.reap('explo-rover').no().reap('explo-rover#2').yes().choose('Deal 2 damage').choose('troll');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'explo-rover', exhausted: true, upgrades: ['frane-s-blaster'] },
          { id: 'explo-rover', exhausted: true, upgrades: ['frane-s-blaster'] },
        ],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('does so where it is played onto its officer, too: moves all æmber from the officer to the pool', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['frane-s-blaster'],
        line: [{ id: 'first-officer-frane', aember: 2 }],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.play('frane-s-blaster').choose('first-officer-frane');
    t.expect({
      me: { aember: 3, line: [{ id: 'first-officer-frane', upgrades: ['frane-s-blaster'] }] },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
  });
});
