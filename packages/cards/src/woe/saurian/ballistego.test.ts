import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ballistego', () => {
  it('may be exalted as it is played, and splashes 3 as long as æmber is on it', () => {
    const t = table({ me: { house: 'saurian', hand: ['ballistego'] } });
    t.me.play('ballistego').yes();
    t.expect({ me: { line: [{ id: 'ballistego', aember: 1, exhausted: true }] } });
    const u = table({
      me: { house: 'saurian', line: [{ id: 'ballistego', aember: 1 }] },
      foe: { line: ['troll', 'dextre', 'krump'] },
    });
    u.me.fight('ballistego', 'dextre');
    u.expect({
      me: { line: [{ id: 'ballistego', aember: 1, damage: 3, exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', damage: 3 },
          { id: 'krump', damage: 3 },
        ],
      },
    });
  });

  it('splashes nothing without æmber on it', () => {
    const t = table({ me: { house: 'saurian', hand: ['ballistego'] } });
    t.me.play('ballistego').no();
    t.expect({ me: { line: [{ id: 'ballistego', exhausted: true }] } });
    const u = table({ me: { house: 'saurian', line: ['ballistego'] }, foe: { line: ['troll', 'dextre', 'krump'] } });
    u.me.fight('ballistego', 'dextre');
    u.expect({ me: { line: [{ id: 'ballistego', damage: 3, exhausted: true }] }, foe: { line: ['troll', 'krump'] } });
  });
});
