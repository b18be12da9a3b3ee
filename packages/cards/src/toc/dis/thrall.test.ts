import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

const thrall = { id: 'mother', token: 'thrall' };

describe('thrall', () => {
  it('makes the opponent discard a random card when it is destroyed, in any turn', () => {
    const t = table({ me: { house: 'dis', line: [thrall] }, foe: { hand: filler(3), line: ['troll'] } });
    t.me.fight('thrall', 'troll');
    t.expect({
      me: { line: [], discard: ['mother'] },
      foe: { hand: filler(2), discard: ['punch'], line: [{ id: 'troll', damage: 2 }] },
    });
    const u = table({ me: { house: 'brobnar', hand: ['anger'], line: ['troll'] }, foe: { line: [thrall] } });
    u.me.fight('troll', 'thrall');
    u.expect({
      me: { hand: [], discard: ['anger'], line: [{ id: 'troll', damage: 2, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('does nothing to an empty hand', () => {
    const t = table({ me: { house: 'dis', hand: ['anger'], line: [thrall] }, foe: { line: ['troll'] } });
    t.me.fight('thrall', 'troll');
    t.expect({ me: { hand: ['anger'], line: [] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });
});
