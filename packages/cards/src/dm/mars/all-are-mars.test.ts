import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('all-are-mars', () => {
  it('readies and uses a friendly creature of whatever house', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['all-are-mars'], line: [{ id: 'krump', exhausted: true }, 'valdr'] },
      foe: { line: ['mother'] },
    });
    t.me.action('all-are-mars').choose('krump').choose('reap krump');
    t.expect({
      me: {
        aember: 1,
        artifacts: [{ id: 'all-are-mars', exhausted: true }],
        line: [{ id: 'krump', exhausted: true }, 'valdr'],
      },
      foe: { line: ['mother'] },
    });
  });

  it('does nothing without one', () => {
    const t = table({ me: { house: 'mars', artifacts: ['all-are-mars'] }, foe: { line: ['mother'] } });
    t.me.action('all-are-mars');
    t.expect({ me: { artifacts: [{ id: 'all-are-mars', exhausted: true }] }, foe: { line: ['mother'] } });
  });
});
