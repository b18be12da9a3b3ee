import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('commander-chan', () => {
  it('uses another friendly creature of any house', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['commander-chan', 'doc-bookton'], deck: filler(2) },
      foe: {},
    });
    t.me.reap('commander-chan');
    t.expect({
      me: {
        aember: 2,
        hand: ['punch'],
        line: [
          { id: 'commander-chan', exhausted: true },
          { id: 'doc-bookton', exhausted: true },
        ],
      },
    });
  });

  it('does nothing with an exhausted one, or alone', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['commander-chan', { id: 'doc-bookton', exhausted: true }] },
      foe: {},
    });
    t.me.reap('commander-chan');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'commander-chan', exhausted: true },
          { id: 'doc-bookton', exhausted: true },
        ],
      },
    });
  });
});
