import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('curse-of-obstinacy', () => {
  it('stuns each creature of its controller that is not on a flank and shares a house with a neighbor', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['curse-of-obstinacy'], line: ['troll', 'bumpsy', 'krump'] },
      foe: { houses: ['brobnar', 'dis'], line: ['troll', 'bumpsy', 'mother', 'krump'] },
    });
    t.me.play('curse-of-obstinacy').end();
    t.expect({ me: { line: ['troll', 'bumpsy', 'krump'] }, foe: { line: ['troll', 'bumpsy', 'mother', 'krump'] } });
    t.foe.house('brobnar').end();
    t.expect({
      me: { line: ['troll', 'bumpsy', 'krump'], artifacts: [] },
      foe: {
        line: ['troll', { id: 'bumpsy', stunned: true }, 'mother', 'krump'],
        artifacts: [{ id: 'curse-of-obstinacy', owner: 0 }],
      },
    });
  });
});
