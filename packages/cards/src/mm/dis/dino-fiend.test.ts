import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dino-fiend', () => {
  it('may be exalted as it is played, to deal 3 damage to a creature', () => {
    const t = table({ me: { house: 'dis', hand: ['dino-fiend'] }, foe: { line: ['troll', 'bumpsy'] } });
    t.me.play('dino-fiend').yes().choose('bumpsy');
    t.expect({
      me: { line: [{ id: 'dino-fiend', aember: 1, exhausted: true }] },
      foe: { line: ['troll', { id: 'bumpsy', damage: 3 }] },
    });
  });

  it('deals nothing where it is not exalted', () => {
    const t = table({ me: { house: 'dis', hand: ['dino-fiend'] }, foe: { line: ['troll'] } });
    t.me.play('dino-fiend').no();
    t.expect({ me: { line: [{ id: 'dino-fiend', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('must deal the damage to some creature then, itself if it is alone', () => {
    const t = table({ me: { house: 'dis', hand: ['dino-fiend'] }, foe: {} });
    t.me.play('dino-fiend').yes();
    t.expect({ me: { line: [{ id: 'dino-fiend', aember: 1, damage: 3, exhausted: true }] } });
  });

  it('steals 1 when it is destroyed, and the æmber on it goes to the opponent', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'dino-fiend', aember: 2 }] },
      foe: { aember: 1, line: ['troll'] },
    });
    t.me.fight('dino-fiend', 'troll');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 2, line: [{ id: 'troll', damage: 4 }] } });
  });

  it('steals nothing out of an empty pool, nor where it is returned to hand', () => {
    const t = table({ me: { house: 'dis', line: ['dino-fiend'] }, foe: { line: ['troll'] } });
    t.me.fight('dino-fiend', 'troll');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 0, line: [{ id: 'troll', damage: 4 }] } });
    const u = table({ me: { house: 'dis', aember: 2, hand: ['fear'] }, foe: { line: ['dino-fiend'] } });
    u.me.play('fear');
    u.expect({ me: { aember: 2 }, foe: { aember: 0, line: [], hand: ['dino-fiend'] } });
  });
});
