import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('anahita-the-trader', () => {
  it('gives a friendly artifact away for 2 æmber of the opponent', () => {
    const t = table({
      me: { house: 'sanctum', line: ['anahita-the-trader'], artifacts: ['skeleton-key', 'library-of-babble'] },
      foe: { aember: 3, artifacts: ['safe-place'] },
    });
    t.me.reap('anahita-the-trader').choose('library-of-babble');
    t.expect({
      me: { aember: 3, line: [{ id: 'anahita-the-trader', exhausted: true }], artifacts: ['skeleton-key'] },
      foe: { aember: 1, artifacts: ['safe-place', 'library-of-babble'] },
    });
  });

  it('gets what there is', () => {
    const t = table({
      me: { house: 'sanctum', line: ['anahita-the-trader'], artifacts: ['skeleton-key'] },
      foe: { aember: 1 },
    });
    t.me.reap('anahita-the-trader');
    t.expect({
      me: { aember: 2, line: [{ id: 'anahita-the-trader', exhausted: true }], artifacts: [] },
      foe: { aember: 0, artifacts: ['skeleton-key'] },
    });
  });

  it('gets nothing without an artifact', () => {
    const t = table({
      me: { house: 'sanctum', line: ['anahita-the-trader'] },
      foe: { aember: 3, artifacts: ['safe-place'] },
    });
    t.me.reap('anahita-the-trader');
    t.expect({
      me: { aember: 1, line: [{ id: 'anahita-the-trader', exhausted: true }] },
      foe: { aember: 3, artifacts: ['safe-place'] },
    });
  });
});
