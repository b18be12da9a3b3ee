import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('wrath-or-ruin', () => {
  it('destroys a flank creature of either side', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['wrath-or-ruin'], line: ['bumpsy'] },
      foe: { line: ['troll', 'mother', 'tocsin'] },
    });
    t.me.play('wrath-or-ruin').choose('Destroy a flank creature');
    expect([...t.options()].sort()).toEqual(['bumpsy', 'tocsin', 'troll']);
    t.me.choose('troll');
    t.expect({ me: { line: ['bumpsy'] }, foe: { line: ['mother', 'tocsin'], discard: ['troll'] } });
  });

  it('or returns 2 enemy creatures to their owners’ hands', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['wrath-or-ruin'], line: ['bumpsy'] },
      foe: { line: [{ id: 'troll', owner: 0 }, 'mother', 'tocsin'] },
    });
    t.me.play('wrath-or-ruin').choose('Return 2 enemy creatures to hand').choose('troll', 'mother');
    t.expect({ me: { line: ['bumpsy'], hand: ['troll'] }, foe: { line: ['tocsin'], hand: ['mother'] } });
  });

  it('returns the only one where there is only one, and no friendly one', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['wrath-or-ruin'], line: ['bumpsy'] },
      foe: { line: ['mother'] },
    });
    t.me.play('wrath-or-ruin').choose('Return 2 enemy creatures to hand');
    t.expect({ me: { line: ['bumpsy'], hand: [] }, foe: { line: [], hand: ['mother'] } });
  });

  it('only takes the ward of a warded one', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['wrath-or-ruin'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('wrath-or-ruin').choose('Destroy a flank creature');
    t.expect({ foe: { line: ['troll'] } });
  });
});
