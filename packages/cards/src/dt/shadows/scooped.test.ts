import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('scooped', () => {
  it('deals 2 to a creature, which captures 1 from its own side where it lives', () => {
    const t = table({
      me: { house: 'shadows', hand: ['scooped'], line: ['umbra'] },
      foe: { aember: 2, line: ['troll', 'silvertooth'] },
    });
    t.me.play('scooped').choose('troll');
    t.expect({
      me: { aember: 1, line: ['umbra'] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 2, aember: 1 }, 'silvertooth'] },
    });
  });

  it('captures nothing where that destroys it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['scooped'], line: ['umbra'] },
      foe: { aember: 2, line: ['troll', 'silvertooth'] },
    });
    t.me.play('scooped').choose('silvertooth');
    t.expect({ me: { aember: 1, line: ['umbra'] }, foe: { aember: 2, line: ['troll'] } });
  });

  it('ruling scooped/ward: a creature that a ward saved captures', () => {
    const t = table({
      me: { house: 'shadows', hand: ['scooped'] },
      foe: { aember: 2, line: [{ id: 'silvertooth', warded: true }] },
    });
    t.me.play('scooped');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: [{ id: 'silvertooth', aember: 1 }] } });
  });

  it('takes from the player whose creature it is, also from you', () => {
    const t = table({ me: { house: 'shadows', hand: ['scooped'], line: ['dodger'] }, foe: { aember: 2 } });
    t.me.play('scooped');
    t.expect({ me: { aember: 0, line: [{ id: 'dodger', damage: 2, aember: 1 }] }, foe: { aember: 2 } });
  });

  it('gives only its bonus without a creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['scooped'] }, foe: { aember: 2 } });
    t.me.play('scooped');
    t.expect({ me: { aember: 1 }, foe: { aember: 2 } });
  });
});
