import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-grand-gord', () => {
  it.each([
    { theirs: 'bumpsy', made: 1 },
    { theirs: 'krump', made: 0 },
    { theirs: 'mother', made: 1 },
  ])('makes a token creature at the start of your turn unless $theirs is stronger', ({ theirs, made }) => {
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar'], line: ['the-grand-gord'], deck: ['mother'], beside: ['warrior'] },
      foe: { line: [theirs] },
    });
    if (made === 1) t.me.flank('right');
    t.me.house('brobnar');
    t.expect({
      me: {
        line: ['the-grand-gord', ...(made === 1 ? [{ id: 'mother', token: 'warrior', exhausted: true }] : [])],
      },
      foe: { line: [theirs] },
    });
  });

  it('asks for the power of any friendly creature, as it is now', () => {
    const t = table({
      step: 'forge',
      me: {
        houses: ['brobnar'],
        line: ['the-grand-gord', { id: 'bumpsy', power: 3 }],
        deck: ['mother'],
        beside: ['warrior'],
      },
      foe: { line: ['troll'] },
    });
    t.me.flank('left').house('brobnar');
    t.expect({
      me: { line: [{ id: 'mother', token: 'warrior', exhausted: true }, 'the-grand-gord', { id: 'bumpsy', power: 3 }] },
      foe: { line: ['troll'] },
    });
  });
});
