import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
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

  it('may choose an exhausted one beside one that is ready, and uses nothing', () => {
    const worn = { id: 'doc-bookton', exhausted: true } as const;
    const t = table({ me: { house: 'star-alliance', line: ['commander-chan', worn, 'mother'] }, foe: {} });
    t.me.reap('commander-chan');
    expect(t.options()).toEqual(['doc-bookton', 'mother']);
    t.me.choose('doc-bookton');
    t.expect({ me: { aember: 1, line: [{ id: 'commander-chan', exhausted: true }, worn, 'mother'] } });
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
