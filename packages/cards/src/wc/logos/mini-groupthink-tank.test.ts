import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mini-groupthink-tank', () => {
  it('deals 8 to a creature that shares a house with both neighbors, when played, reaping and after a fight', () => {
    const t = table({
      me: { house: 'logos', hand: ['mini-groupthink-tank'] },
      foe: { line: ['bumpsy', 'krump', 'troll'] },
    });
    t.me.play('mini-groupthink-tank');
    t.expect({ me: { line: [{ id: 'mini-groupthink-tank', exhausted: true }] }, foe: { line: ['bumpsy', 'troll'] } });
    const u = table({
      me: { house: 'logos', line: ['mini-groupthink-tank'] },
      foe: { line: ['bumpsy', 'krump', 'troll'] },
    });
    u.me.reap('mini-groupthink-tank');
    u.expect({
      me: { aember: 1, line: [{ id: 'mini-groupthink-tank', exhausted: true }] },
      foe: { line: ['bumpsy', 'troll'] },
    });
    const v = table({
      me: { house: 'logos', line: ['mini-groupthink-tank'] },
      foe: { line: ['dust-imp', 'bumpsy', 'krump', 'troll'] },
    });
    v.me.fight('mini-groupthink-tank', 'dust-imp');
    v.expect({ me: { line: [{ id: 'mini-groupthink-tank', exhausted: true }] }, foe: { line: ['bumpsy', 'troll'] } });
  });

  it('finds none on a flank, nor beside a creature of another house', () => {
    const t = table({
      me: { house: 'logos', hand: ['mini-groupthink-tank'] },
      foe: { line: ['bumpsy', 'krump', 'tocsin', 'troll'] },
    });
    t.me.play('mini-groupthink-tank');
    t.expect({
      me: { line: [{ id: 'mini-groupthink-tank', exhausted: true }] },
      foe: { line: ['bumpsy', 'krump', 'tocsin', 'troll'] },
    });
  });
});
