import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('moor-wolf', () => {
  it('readies each other Wolf, of either player, and no other creature', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['moor-wolf'],
        line: [
          { id: 'moor-wolf', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'moor-wolf', exhausted: true }] },
    });
    t.me.play('moor-wolf', 'right');
    t.expect({
      me: { line: ['moor-wolf', { id: 'krump', exhausted: true }, { id: 'moor-wolf', exhausted: true }] },
      foe: { line: ['moor-wolf'] },
    });
  });

  it('readies nobody without another Wolf', () => {
    const t = table({
      me: { house: 'untamed', hand: ['moor-wolf'], line: [{ id: 'krump', exhausted: true }] },
      foe: {},
    });
    t.me.play('moor-wolf', 'right');
    t.expect({
      me: {
        line: [
          { id: 'krump', exhausted: true },
          { id: 'moor-wolf', exhausted: true },
        ],
      },
    });
  });
});
