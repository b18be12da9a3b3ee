import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('praetor-marius', () => {
  it('captures 1 for each exhausted creature to its left', () => {
    const t = table({
      me: {
        house: 'saurian',
        line: [
          { id: 'troll', exhausted: true },
          'bumpsy',
          { id: 'mother', exhausted: true },
          'praetor-marius',
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { aember: 5 },
    });
    t.me.reap('praetor-marius');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', exhausted: true },
          'bumpsy',
          { id: 'mother', exhausted: true },
          { id: 'praetor-marius', aember: 2, exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { aember: 3 },
    });
  });

  it('captures no more than there is, and nothing on a left flank', () => {
    const t = table({
      me: {
        house: 'saurian',
        line: [{ id: 'troll', exhausted: true }, { id: 'mother', exhausted: true }, 'praetor-marius'],
      },
      foe: { aember: 1 },
    });
    t.me.reap('praetor-marius');
    t.expect({
      me: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'mother', exhausted: true },
          { id: 'praetor-marius', aember: 1, exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
    const u = table({
      me: { house: 'saurian', line: ['praetor-marius', { id: 'troll', exhausted: true }] },
      foe: { aember: 3 },
    });
    u.me.reap('praetor-marius');
    u.expect({
      me: {
        line: [
          { id: 'praetor-marius', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
      foe: { aember: 3 },
    });
  });
});
