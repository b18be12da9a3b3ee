import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('isotropic-core', () => {
  it('deals 1 damage to what attacks a creature of its player', () => {
    const t = table({
      active: 1,
      me: { line: ['mother'], artifacts: ['isotropic-core'] },
      foe: { house: 'brobnar', line: ['troll'] },
    });
    t.foe.fight('troll', 'mother');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 6, exhausted: true }] } });
  });

  it('destroys an attacker before it deals damage', () => {
    const t = table({
      active: 1,
      me: { line: ['dextre'], artifacts: ['isotropic-core'] },
      foe: { house: 'brobnar', line: [{ id: 'bumpsy', damage: 4 }] },
    });
    t.foe.fight('bumpsy', 'dextre');
    t.expect({ me: { line: ['dextre'] }, foe: { line: [] } });
  });

  it('gives nothing to a creature that attacks, nor to enemy creatures', () => {
    const t = table({
      me: { house: 'logos', line: ['mother'], artifacts: ['isotropic-core'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('mother', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
  });

  it('adds up with another one and with what the creature has', () => {
    const t = table({
      active: 1,
      me: {
        line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }],
        artifacts: ['isotropic-core', 'isotropic-core'],
      },
      foe: { house: 'brobnar', line: [{ id: 'bumpsy', damage: 1 }] },
    });
    t.foe.fight('bumpsy', 'mother');
    t.expect({ me: { line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] }, foe: { line: [] } });
  });
});
