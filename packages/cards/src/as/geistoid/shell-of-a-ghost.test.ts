import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('shell-of-a-ghost', () => {
  it('destroys each creature not on a flank, puts one of any pile into play under your control, and gains 2 chains', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['shell-of-a-ghost'], line: ['troll', 'tocsin', 'krump'], discard: ['fear'] },
      foe: { line: ['gub', 'mother', 'bumpsy', 'valdr'], aember: 2 },
    });
    t.me.play('shell-of-a-ghost');
    expect([...t.options()].sort()).toEqual(['bumpsy', 'mother', 'tocsin']);
    t.me.choose('bumpsy').flank('left');
    t.expect({
      me: {
        chains: 2,
        line: [{ id: 'bumpsy', exhausted: true }, 'troll', 'krump'],
        discard: ['shell-of-a-ghost', 'tocsin', 'fear'],
      },
      foe: { aember: 2, line: ['gub', 'valdr'], discard: ['mother'] },
    });
  });

  it('gains chains although no creature lies in a pile', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['shell-of-a-ghost'], line: ['troll'] },
      foe: { line: ['gub', 'valdr'] },
    });
    t.me.play('shell-of-a-ghost');
    t.expect({ me: { chains: 2, line: ['troll'] }, foe: { line: ['gub', 'valdr'] } });
  });

  it('destroys more than two in the middle at once, and a creature may come back that was just destroyed', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['shell-of-a-ghost'], line: ['troll', 'tocsin', 'krump'] },
      foe: {},
    });
    t.me.play('shell-of-a-ghost').flank('right');
    t.expect({
      me: { chains: 2, line: ['troll', 'krump', { id: 'tocsin', exhausted: true }], discard: ['shell-of-a-ghost'] },
    });
  });
});
