import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tachyon-pulse', () => {
  it('destroys each artifact and exhausts each creature with an upgrade', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['tachyon-pulse'],
        artifacts: ['safe-place'],
        line: [{ id: 'bumpsy', upgrades: ['stunner'] }, 'mother'],
      },
      foe: { artifacts: ['cannon'], line: [{ id: 'troll', upgrades: ['stunner'] }] },
    });
    t.me.play('tachyon-pulse');
    t.expect({
      me: { aember: 1, artifacts: [], line: [{ id: 'bumpsy', exhausted: true, upgrades: ['stunner'] }, 'mother'] },
      foe: { artifacts: [], line: [{ id: 'troll', exhausted: true, upgrades: ['stunner'] }] },
    });
  });
});
