import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('a-ghost-in-the-sun', () => {
  it('puts a creature from your discard pile into play for each key your opponent has forged', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['a-ghost-in-the-sun'],
        line: ['gub'],
        discard: ['anger', 'troll', 'krump', 'valdr'],
      },
      foe: { keys: 2, discard: ['bumpsy'] },
    });
    t.me.play('a-ghost-in-the-sun').choose('troll').flank('left').choose('valdr').flank('right');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'troll', exhausted: true }, 'gub', { id: 'valdr', exhausted: true }],
        discard: ['a-ghost-in-the-sun', 'anger', 'krump'],
      },
      foe: { discard: ['bumpsy'] },
    });
  });

  it('does not play it: no icon and no “Play:” ability resolves', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['a-ghost-in-the-sun'], discard: ['bumpsy'] },
      foe: { keys: 1, aember: 2 },
    });
    t.me.play('a-ghost-in-the-sun');
    t.expect({ me: { aember: 1, line: [{ id: 'bumpsy', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('counts no keys of your own, and stops where no creature is left', () => {
    const own = table({
      me: { house: 'geistoid', hand: ['a-ghost-in-the-sun'], keys: 2, discard: ['troll'] },
      foe: {},
    });
    own.me.play('a-ghost-in-the-sun');
    own.expect({ me: { line: [], discard: ['a-ghost-in-the-sun', 'troll'] } });
    const few = table({
      me: { house: 'geistoid', hand: ['a-ghost-in-the-sun'], discard: ['troll'] },
      foe: { keys: 2 },
    });
    few.me.play('a-ghost-in-the-sun');
    few.expect({ me: { line: [{ id: 'troll', exhausted: true }] } });
  });
});
