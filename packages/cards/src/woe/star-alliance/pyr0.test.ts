import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pyr0', () => {
  it('deals 3 splash damage as a creature that fights', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['pyr0'] },
      foe: { line: ['mother', 'dust-pixie', 'troll', 'krump'] },
    });
    t.me.fight('pyr0', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'pyr0', exhausted: true, damage: 1 }] },
      foe: { line: [{ id: 'mother', damage: 3 }, { id: 'troll', damage: 3 }, 'krump'] },
    });
  });

  it('gives a creature splash-attack 3 as an upgrade', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['pyr0'], line: ['alien-horror'] },
      foe: { line: ['mother', 'dust-pixie'] },
    });
    t.me.play('pyr0', 'as-upgrade').choose('alien-horror').fight('alien-horror', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'alien-horror', exhausted: true, damage: 1, upgrades: ['pyr0'] }] },
      foe: { line: [{ id: 'mother', damage: 3 }] },
    });
  });
});
