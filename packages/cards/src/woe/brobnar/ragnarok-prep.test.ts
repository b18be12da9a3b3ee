import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ragnarok-prep', () => {
  it.each([
    { theirs: ['troll'], left: 1 },
    { theirs: ['troll', 'krump'], left: 3 },
    { theirs: ['troll', 'krump', 'valdr'], left: 3 },
  ])('makes a token creature, then asks for more creatures than $theirs', ({ theirs, left }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['ragnarok-prep'], line: ['bumpsy'], deck: ['mother'], beside: ['warrior'] },
      foe: { aember: 3, line: theirs },
    });
    t.me.play('ragnarok-prep').flank('right');
    t.expect({
      me: { line: ['bumpsy', { id: 'mother', token: 'warrior', exhausted: true }] },
      foe: { aember: left, line: theirs },
    });
  });
});
