import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('berserker-slam', () => {
  it('deals 4 to a flank creature, whose controller loses 1 if that destroys it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['berserker-slam'], line: ['troll'] },
      foe: { aember: 3, line: ['tocsin', 'batdrone', 'mother'] },
    });
    t.me.play('berserker-slam');
    expect(t.options()).toEqual(['troll', 'tocsin', 'mother']);
    t.me.choose('tocsin');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { aember: 2, line: ['batdrone', 'mother'] } });
  });

  it('costs nothing where the creature survives, or where its ward is taken', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['berserker-slam', 'berserker-slam'] },
      foe: { aember: 3, line: ['mother', { id: 'tocsin', warded: true }] },
    });
    t.me.play('berserker-slam').choose('mother').play('berserker-slam').choose('tocsin');
    t.expect({ me: { aember: 2 }, foe: { aember: 3, line: [{ id: 'mother', damage: 4 }, 'tocsin'] } });
  });

  it('ruling berserker-slam/controller: whoever controlled it loses 1, not its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['berserker-slam'], aember: 2, line: [{ id: 'tocsin', owner: 1 }] },
      foe: { aember: 3 },
    });
    t.me.play('berserker-slam');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 3, discard: ['tocsin'] } });
  });
});
