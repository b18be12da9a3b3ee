import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('walls-blaster', () => {
  it('goes to its officer after a reap: stuns a creature for each upgrade there', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [
          { id: 'explo-rover', upgrades: ['walls-blaster'] },
          { id: 'chief-engineer-walls', upgrades: ['stunner'] },
        ],
      },
      foe: { line: ['troll', 'mother', 'krump'] },
    });
    t.me.reap('explo-rover').yes().choose('Attach it').choose('troll').choose('krump');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'explo-rover', exhausted: true },
          { id: 'chief-engineer-walls', upgrades: ['stunner', 'walls-blaster'] },
        ],
      },
      foe: { line: [{ id: 'troll', stunned: true }, 'mother', { id: 'krump', stunned: true }] },
    });
  });

  it('deals 2 instead, and stuns nobody then', () => {
    const t = table({
      me: { house: 'star-alliance', line: [{ id: 'explo-rover', upgrades: ['walls-blaster'] }] },
      foe: { line: ['troll'] },
    });
    t.me.reap('explo-rover').yes().choose('Deal 2 damage').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'explo-rover', exhausted: true, upgrades: ['walls-blaster'] }] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('does so where it is played onto its officer, too: stuns a creature, since it is one upgrade there', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['walls-blaster'],
        line: ['chief-engineer-walls'],
        deck: ['punch', 'punch', 'punch'],
      },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] },
    });
    t.me.play('walls-blaster').choose('chief-engineer-walls').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'chief-engineer-walls', upgrades: ['walls-blaster'] }] },
      foe: { aember: 3, line: [{ id: 'troll', damage: 4, stunned: true }] },
    });
  });
});
