import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('umbra-fiend', () => {
  it('is elusive, and steals 1 when the second attack destroys it', () => {
    const t = table({ me: { house: 'brobnar', aember: 2, line: ['troll', 'bumpsy'] }, foe: { line: ['umbra-fiend'] } });
    t.me.fight('troll', 'umbra-fiend');
    t.expect({
      me: { aember: 2, line: [{ id: 'troll', exhausted: true }, 'bumpsy'] },
      foe: { aember: 0, line: ['umbra-fiend'] },
    });
    t.me.fight('bumpsy', 'umbra-fiend');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', exhausted: true },
          { id: 'bumpsy', damage: 2, exhausted: true },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });

  it('steals 1 in the turn of its own player, and nothing out of an empty pool', () => {
    const t = table({ me: { house: 'dis', line: ['umbra-fiend'] }, foe: { aember: 1, line: ['troll'] } });
    t.me.fight('umbra-fiend', 'troll');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 0, line: [{ id: 'troll', damage: 2 }] } });
    const u = table({ me: { house: 'dis', line: ['umbra-fiend'] }, foe: { line: ['troll'] } });
    u.me.fight('umbra-fiend', 'troll');
    u.expect({ me: { aember: 0, line: [] }, foe: { aember: 0, line: [{ id: 'troll', damage: 2 }] } });
  });

  it('steals nothing where it is returned to hand', () => {
    const t = table({ me: { house: 'dis', aember: 1, hand: ['fear'] }, foe: { line: ['umbra-fiend'] } });
    t.me.play('fear');
    t.expect({ me: { aember: 1 }, foe: { aember: 0, line: [], hand: ['umbra-fiend'] } });
  });
});
