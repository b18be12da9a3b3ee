import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('walk-the-plank', () => {
  it('deals 4 to a creature where the opponent has no æmber', () => {
    const t = table({
      me: { house: 'shadows', aember: 1, hand: ['walk-the-plank'], line: ['dodger'] },
      foe: { line: ['troll', 'tocsin'] },
    });
    t.me.play('walk-the-plank').choose('troll');
    t.expect({ me: { aember: 1, line: ['dodger'] }, foe: { line: [{ id: 'troll', damage: 4 }, 'tocsin'] } });
  });

  it('steals 1 where they have some', () => {
    const t = table({ me: { house: 'shadows', hand: ['walk-the-plank'] }, foe: { aember: 1, line: ['troll'] } });
    t.me.play('walk-the-plank');
    t.expect({ me: { aember: 1 }, foe: { aember: 0, line: ['troll'] } });
  });

  it('looks at the pool, and not at what lies on creatures', () => {
    const t = table({
      me: { house: 'shadows', hand: ['walk-the-plank'] },
      foe: { line: [{ id: 'troll', aember: 2 }] },
    });
    t.me.play('walk-the-plank');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'troll', aember: 2, damage: 4 }] } });
  });

  it('must hit a friendly creature where there is no other, and does nothing without one', () => {
    const t = table({ me: { house: 'shadows', hand: ['walk-the-plank', 'walk-the-plank'], line: ['umbra'] }, foe: {} });
    t.me.play('walk-the-plank');
    t.expect({ me: { aember: 0, line: [] } });
    t.me.play('walk-the-plank');
    t.expect({ me: { aember: 0, hand: [] } });
  });
});
