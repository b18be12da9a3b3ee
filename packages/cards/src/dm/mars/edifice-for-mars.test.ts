import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('edifice-for-mars', () => {
  it('destroys an artifact that is not of Mars, and may ready a friendly card', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['edifice-for-mars'],
        artifacts: [{ id: 'all-are-mars', exhausted: true }],
        line: [{ id: 'krump', exhausted: true }],
      },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.play('edifice-for-mars').yes().choose('all-are-mars');
    t.expect({
      me: { aember: 1, artifacts: ['all-are-mars'], line: [{ id: 'krump', exhausted: true }] },
      foe: { artifacts: [], discard: ['library-of-babble'] },
    });
  });

  it('readies none where its player does not want to, or destroyed none', () => {
    const t = table({
      me: { house: 'mars', hand: ['edifice-for-mars'], line: [{ id: 'krump', exhausted: true }] },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.play('edifice-for-mars').no();
    t.expect({ me: { line: [{ id: 'krump', exhausted: true }] }, foe: { artifacts: [] } });
    const none = table({
      me: { house: 'mars', hand: ['edifice-for-mars'], line: [{ id: 'krump', exhausted: true }] },
      foe: { artifacts: ['commpod'] },
    });
    none.me.play('edifice-for-mars');
    none.expect({ me: { line: [{ id: 'krump', exhausted: true }] }, foe: { artifacts: ['commpod'] } });
  });
});
