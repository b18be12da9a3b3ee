import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bad-chemistry', () => {
  it('stuns each creature that shares a house with a neighbor, on both sides', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['bad-chemistry'], line: ['troll', 'mother', 'bumpsy', 'krump'] },
      foe: { line: ['titan-mechanic', 'mother', 'silvertooth'] },
    });
    t.me.play('bad-chemistry');
    t.expect({
      me: { aember: 1, line: ['troll', 'mother', { id: 'bumpsy', stunned: true }, { id: 'krump', stunned: true }] },
      foe: { line: [{ id: 'titan-mechanic', stunned: true }, { id: 'mother', stunned: true }, 'silvertooth'] },
    });
  });
});
