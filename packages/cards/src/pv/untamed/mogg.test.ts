import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('mogg', () => {
  it('deals 4 to each creature with power 5 or more, not to itself', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mogg'], line: ['troll', { id: 'flarie', power: 4 }] },
      foe: { line: ['valdr', 'krump', 'mogg'] },
    });
    t.me.play('mogg');
    t.expect({
      me: {
        line: [
          { id: 'troll', damage: 4 },
          { id: 'flarie', power: 4, damage: 4 },
          { id: 'mogg', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'valdr', damage: 4 }, { id: 'krump', damage: 4 }, 'mogg'] },
    });
  });

  it('Fate: stuns the friendly creatures of the active player with power 5 or more', () => {
    const t = fated('mogg', { line: ['troll', 'mogg'] }, { line: ['troll'] });
    t.expect({ me: { line: ['troll'] }, foe: { line: [{ id: 'troll', stunned: true }, 'mogg'] } });
  });
});
