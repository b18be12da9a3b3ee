import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('vow-of-blood', () => {
  it('deals 2 to each damaged enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['vow-of-blood'], line: [{ id: 'bumpsy', damage: 1 }] },
      foe: { line: [{ id: 'troll', damage: 1 }, 'mother', { id: 'krump', damage: 4 }] },
    });
    t.me.play('vow-of-blood');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', damage: 1 }] },
      foe: { line: [{ id: 'troll', damage: 3 }, 'mother'] },
    });
  });

  it('does nothing where none is damaged', () => {
    const t = table({ me: { house: 'brobnar', hand: ['vow-of-blood'] }, foe: { line: ['mother'] } });
    t.me.play('vow-of-blood');
    t.expect({ me: { aember: 1 }, foe: { line: ['mother'] } });
  });
});
