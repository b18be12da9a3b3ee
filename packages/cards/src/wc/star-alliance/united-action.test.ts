import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('united-action', () => {
  it('ruling united-action/houses: lets cards be played of each house of a friendly card in play, as it is then, and no card be used', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['united-action', 'punch', 'fear', 'safe-place', 'urchin'],
        line: ['bumpsy'],
        artifacts: ['safe-place'],
      },
      foe: { line: ['tocsin', 'troll'] },
    });
    t.me
      .play('united-action')
      .cannot('reap', 'bumpsy')
      .cannot('play', 'fear', 'wrong-house')
      .play('punch')
      .choose('troll')
      .play('urchin');
    t.expect({
      me: { aember: 1, line: ['bumpsy', { id: 'urchin', exhausted: true }] },
      foe: { line: ['tocsin', { id: 'troll', damage: 3 }] },
    });
  });
});
