import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fling', () => {
  it('destroys a friendly creature, and deals its power to an enemy one with 3 on its neighbors', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['fling'], line: [{ id: 'bumpsy', power: 1 }, 'troll'] },
      foe: { line: ['krump', 'troll', 'mother', 'valdr'] },
    });
    t.me.play('fling').choose('bumpsy').choose('troll');
    t.expect({
      me: { aember: 1, line: ['troll'] },
      foe: { line: [{ id: 'krump', damage: 3 }, { id: 'troll', damage: 6 }, { id: 'mother', damage: 3 }, 'valdr'] },
    });
  });

  it('deals nothing where a ward kept it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['fling'], line: [{ id: 'bumpsy', warded: true }] },
      foe: { line: ['troll'] },
    });
    t.me.play('fling');
    t.expect({ me: { line: ['bumpsy'] }, foe: { line: ['troll'] } });
  });
});
