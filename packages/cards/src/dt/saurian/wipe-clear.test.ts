import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('wipe-clear', () => {
  it('deals 1 to each creature and destroys each upgrade of both sides', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['wipe-clear'],
        line: [{ id: 'bumpsy', upgrades: ['blood-of-titans'] }],
        artifacts: ['iss-indominus'],
      },
      foe: { line: [{ id: 'troll', upgrades: ['rocket-boots', 'blood-of-titans'] }, 'dust-imp'] },
    });
    t.me.play('wipe-clear');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', damage: 1 }], artifacts: ['iss-indominus'] },
      foe: {
        line: [
          { id: 'troll', damage: 1 },
          { id: 'dust-imp', damage: 1 },
        ],
      },
    });
  });

  it('the damage comes first: the armor of an upgrade still stops it', () => {
    const t = table({
      me: { house: 'saurian', hand: ['wipe-clear'], line: [{ id: 'mother', upgrades: ['imperial-scutum'] }] },
      foe: {},
    });
    t.me.play('wipe-clear');
    t.expect({ me: { aember: 1, line: ['mother'], discard: ['wipe-clear', 'imperial-scutum'] } });
  });

  it('a creature may die by the power that went with its upgrade', () => {
    const t = table({
      me: { house: 'saurian', hand: ['wipe-clear'] },
      foe: { line: [{ id: 'tocsin', damage: 6, upgrades: ['blood-of-titans'] }, 'urchin'] },
    });
    t.me.play('wipe-clear');
    t.expect({ me: { aember: 1 }, foe: { line: [], discard: ['tocsin', 'blood-of-titans', 'urchin'] } });
  });

  it('armor and wards stop the damage, and no ward of a creature saves its upgrade', () => {
    const t = table({
      me: { house: 'saurian', hand: ['wipe-clear'], line: ['bulwark'] },
      foe: { line: [{ id: 'tocsin', warded: true, upgrades: ['rocket-boots'] }] },
    });
    t.me.play('wipe-clear');
    t.expect({ me: { aember: 1, line: ['bulwark'] }, foe: { line: ['tocsin'], discard: ['rocket-boots'] } });
  });
});
