import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('conductor-jarroya', () => {
  it('readies each friendly Buggy when it reaps, one at a time', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        line: ['conductor-jarroya'],
        artifacts: [
          { id: 'sandhopper', exhausted: true },
          { id: 'library-of-babble', exhausted: true },
          { id: 'shisnyasi-buggy', exhausted: true },
        ],
      },
      foe: { artifacts: [{ id: 'sandhopper', exhausted: true }] },
    });
    t.me.reap('conductor-jarroya');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'conductor-jarroya', exhausted: true }],
        artifacts: ['sandhopper', { id: 'library-of-babble', exhausted: true }, 'shisnyasi-buggy'],
      },
      foe: { artifacts: [{ id: 'sandhopper', exhausted: true }] },
    });
  });
});
