import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('snippy', () => {
  it('deals 2 to a creature', () => {
    const t = table({ me: { house: 'geistoid', hand: ['snippy'] }, foe: { line: ['troll', 'krump'] } });
    t.me.play('snippy').choose('krump');
    t.expect({
      me: { line: [{ id: 'snippy', exhausted: true }] },
      foe: { line: ['troll', { id: 'krump', damage: 2 }] },
    });
  });

  it('destroys an enemy flank creature as scrap, and none without one', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['snippy'], line: ['bumpsy'] },
      foe: { line: ['troll', 'krump', 'troll'] },
    });
    t.me.discard('snippy').choose('troll#2');
    t.expect({ me: { line: ['bumpsy'] }, foe: { line: ['troll', 'krump'], discard: ['troll'] } });

    const none = table({ me: { house: 'geistoid', hand: ['snippy'], line: ['bumpsy'] } });
    none.me.discard('snippy');
    none.expect({ me: { line: ['bumpsy'], discard: ['snippy'] } });
  });
});
