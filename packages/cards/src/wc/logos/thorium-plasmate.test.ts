import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('thorium-plasmate', () => {
  it('moves an enemy creature and deals 2 to it for each neighbor of its house there', () => {
    const t = table({
      me: { house: 'logos', hand: ['thorium-plasmate'] },
      foe: { line: ['troll', 'krump', 'tocsin', 'bumpsy'] },
    });
    t.me.play('thorium-plasmate').choose('bumpsy').between('troll', 'krump');
    t.expect({ me: { aember: 1 }, foe: { line: ['troll', { id: 'bumpsy', damage: 4 }, 'krump', 'tocsin'] } });
  });

  it('deals nothing among creatures of other houses, and to one that stands alone', () => {
    const t = table({
      me: { house: 'logos', hand: ['thorium-plasmate'] },
      foe: { line: ['bumpsy', 'tocsin', 'dust-imp'] },
    });
    t.me.play('thorium-plasmate').choose('bumpsy').between('tocsin', 'dust-imp');
    t.expect({ foe: { line: ['tocsin', 'bumpsy', 'dust-imp'] } });
    const u = table({ me: { house: 'logos', hand: ['thorium-plasmate'] }, foe: { line: ['bumpsy'] } });
    u.me.play('thorium-plasmate');
    u.expect({ foe: { line: ['bumpsy'] } });
  });
});
