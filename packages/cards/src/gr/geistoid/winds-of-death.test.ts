import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('winds-of-death', () => {
  it('has each player archive the creatures of their discard pile, and destroys each creature', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['winds-of-death'], line: ['bumpsy'], discard: ['troll', 'punch'] },
      foe: { line: ['krump'], discard: ['anger', 'batdrone'] },
    });
    t.me.play('winds-of-death');
    t.expect({
      me: { line: [], archives: ['troll'], discard: ['winds-of-death', 'bumpsy', 'punch'] },
      foe: { line: [], archives: ['batdrone'], discard: ['krump', 'anger'] },
    });
  });
});
