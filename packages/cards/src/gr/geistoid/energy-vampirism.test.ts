import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('energy-vampirism', () => {
  it('has a creature capture 1 from its own side, and deals 1 for each æmber on it', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['energy-vampirism'], line: ['bumpsy'] },
      foe: { aember: 2, line: [{ id: 'troll', aember: 1 }, 'krump'] },
    });
    t.me.play('energy-vampirism').choose('troll').choose('troll').choose('krump');
    t.expect({
      me: { aember: 1, line: ['bumpsy'] },
      foe: {
        aember: 1,
        line: [
          { id: 'troll', aember: 2, damage: 1 },
          { id: 'krump', damage: 1 },
        ],
      },
    });
  });

  it('takes from you for a friendly creature, and deals nothing where there is no æmber', () => {
    const mine = table({
      me: { house: 'geistoid', hand: ['energy-vampirism'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    mine.me.play('energy-vampirism').choose('bumpsy').choose('troll');
    mine.expect({
      me: { aember: 0, line: [{ id: 'bumpsy', aember: 1 }] },
      foe: { line: [{ id: 'troll', damage: 1 }] },
    });

    const none = table({
      me: { house: 'geistoid', hand: ['energy-vampirism'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    none.me.play('energy-vampirism').choose('troll');
    none.expect({ me: { aember: 1, line: ['bumpsy'] }, foe: { line: ['troll'] } });
  });
});
