import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('hard-simpson', () => {
  it('steals 1 after he is dealt damage', () => {
    const t = table({ me: { house: 'brobnar', aember: 1, hand: ['punch'] }, foe: { line: ['hard-simpson'] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: [{ id: 'hard-simpson', damage: 3 }] } });
  });

  it('steals 1 while the tide is high for his controller, and is stolen from while it is low', () => {
    const high = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { aember: 2, line: ['hard-simpson'] },
      tide: { highFor: 1 },
    });
    high.me.play('punch');
    high.expect({ me: { aember: 0 }, foe: { aember: 3, line: [{ id: 'hard-simpson', damage: 3 }] } });
    const low = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { aember: 2, line: ['hard-simpson'] },
      tide: { highFor: 0 },
    });
    low.me.play('punch');
    low.expect({ me: { aember: 2 }, foe: { aember: 1, line: [{ id: 'hard-simpson', damage: 3 }] } });
  });

  it('ruling hard-simpson/survive: must survive the damage', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: [{ id: 'hard-simpson', damage: 1 }] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { aember: 0, line: [] } });
    const low = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { aember: 2, line: [{ id: 'hard-simpson', damage: 1 }] },
      tide: { highFor: 0 },
    });
    low.me.play('punch');
    low.expect({ me: { aember: 1 }, foe: { aember: 2, line: [] } });
  });

  it('ruling hard-simpson/survive: steals nothing where a ward or armor took all the damage', () => {
    const t = table({
      me: { house: 'brobnar', aember: 1, hand: ['punch'] },
      foe: { line: [{ id: 'hard-simpson', warded: true }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 2 }, foe: { aember: 0, line: ['hard-simpson'] } });
    const armored = table({
      me: { house: 'shadows', aember: 1, hand: ['kerwollop'] },
      foe: { line: [{ id: 'hard-simpson', upgrades: ['seraphic-armor'] }] },
    });
    armored.me.play('kerwollop');
    armored.expect({
      me: { aember: 1 },
      foe: { aember: 0, line: [{ id: 'hard-simpson', upgrades: ['seraphic-armor'] }] },
    });
  });

  it('steals for the damage of a fight, but is elusive the first time he is attacked', () => {
    const t = table({
      me: { house: 'shadows', aember: 2, line: ['silvertooth', 'silvertooth'] },
      foe: { line: ['hard-simpson'] },
    });
    t.me.fight('silvertooth', 'hard-simpson');
    t.expect({
      me: { aember: 2, line: [{ id: 'silvertooth', ...tired }, 'silvertooth'] },
      foe: { aember: 0, line: ['hard-simpson'] },
    });
    t.me.fight('silvertooth#2', 'hard-simpson');
    t.expect({
      me: { aember: 1, line: [{ id: 'silvertooth', ...tired }] },
      foe: { aember: 1, line: [{ id: 'hard-simpson', damage: 2 }] },
    });
  });

  it('steals for whoever controls him, and for damage that something saved him from dying of', () => {
    const taken = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'hard-simpson', owner: 1 }] },
      foe: { aember: 2 },
    });
    taken.me.play('punch');
    taken.expect({ me: { aember: 2, line: [{ id: 'hard-simpson', damage: 3 }] }, foe: { aember: 1 } });
    const saved = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'hard-simpson', damage: 1, upgrades: ['armageddon-cloak'] }] },
    });
    saved.me.play('punch');
    saved.expect({ me: { aember: 0 }, foe: { aember: 1, line: ['hard-simpson'] } });
  });

  it('takes no notice of damage to a neighbor', () => {
    const t = table({ me: { house: 'brobnar', aember: 1, hand: ['punch'] }, foe: { line: ['hard-simpson', 'troll'] } });
    t.me.play('punch').choose('troll');
    t.expect({ me: { aember: 2 }, foe: { aember: 0, line: ['hard-simpson', { id: 'troll', damage: 3 }] } });
  });
});
