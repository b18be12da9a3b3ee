import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('saury-about-that', () => {
  it('destroys a creature and gives its controller 1', () => {
    const t = table({
      me: { house: 'saurian', hand: ['saury-about-that'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    t.me.play('saury-about-that').choose('troll');
    t.expect({ me: { aember: 0, line: ['bumpsy'] }, foe: { aember: 1, line: [], discard: ['troll'] } });
  });

  it('pays its own player for a friendly creature', () => {
    const t = table({
      me: { house: 'saurian', hand: ['saury-about-that'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    t.me.play('saury-about-that').choose('bumpsy');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 0, line: ['troll'] } });
  });

  it('pays the controller, not the owner', () => {
    const t = table({
      me: { house: 'saurian', hand: ['saury-about-that'], line: [{ id: 'troll', owner: 1 }] },
      foe: {},
    });
    t.me.play('saury-about-that');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 0, discard: ['troll'] } });
  });

  it('ruling saury-about-that/ward: pays also where a ward saved the creature', () => {
    const t = table({
      me: { house: 'saurian', hand: ['saury-about-that'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('saury-about-that');
    t.expect({ foe: { aember: 1, line: ['troll'] } });
  });
});
