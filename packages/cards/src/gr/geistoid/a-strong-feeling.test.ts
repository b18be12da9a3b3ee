import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('a-strong-feeling', () => {
  it('readies those with æmber, and then each loses 1', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['a-strong-feeling'],
        line: [
          { id: 'troll', aember: 2, exhausted: true },
          { id: 'bumpsy', exhausted: true },
          { id: 'krump', aember: 1 },
        ],
      },
      foe: { line: [{ id: 'mother', aember: 1, exhausted: true }] },
    });
    t.me.play('a-strong-feeling');
    t.expect({
      me: { aember: 0, line: [{ id: 'troll', aember: 1 }, { id: 'bumpsy', exhausted: true }, 'krump'] },
      foe: { line: [{ id: 'mother', aember: 1, exhausted: true }] },
    });
  });
});
