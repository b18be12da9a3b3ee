import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('conscription', () => {
  it.each([
    { theirs: ['troll'], made: 0 },
    { theirs: ['troll', 'krump'], made: 1 },
    { theirs: ['troll', 'krump', 'valdr'], made: 2 },
  ])('makes $made token creatures against $theirs', ({ theirs, made }) => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['conscription'],
        line: ['bumpsy'],
        deck: ['mother', 'mother', 'dextre'],
        beside: ['scholar'],
      },
      foe: { line: theirs },
    });
    t.me.play('conscription');
    for (let i = 0; i < made; i++) t.me.flank('right');
    const token = { id: 'mother', token: 'scholar', exhausted: true };
    t.expect({
      me: { aember: 1, line: ['bumpsy', ...Array.from({ length: made }, () => token)] },
      foe: { line: theirs },
    });
  });
});
