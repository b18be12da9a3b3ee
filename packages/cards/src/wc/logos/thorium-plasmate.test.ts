import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
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

  it('ruling thorium-plasmate/where-it-stands: may move it to where it stands', () => {
    const t = table({
      me: { house: 'logos', hand: ['thorium-plasmate'] },
      foe: { line: ['krump', 'bumpsy', 'troll'] },
    });
    t.me.play('thorium-plasmate').choose('bumpsy');
    expect(t.options()).toEqual(['left', 'place 2', 'right']);
    t.me.choose('place 2');
    t.expect({ foe: { line: ['krump', { id: 'bumpsy', damage: 4 }, 'troll'] } });
    const flank = table({ me: { house: 'logos', hand: ['thorium-plasmate'] }, foe: { line: ['krump', 'bumpsy'] } });
    flank.me.play('thorium-plasmate').choose('krump', 'left');
    flank.expect({ foe: { line: [{ id: 'krump', damage: 2 }, 'bumpsy'] } });
  });
});
