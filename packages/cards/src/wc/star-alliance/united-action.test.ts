import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('united-action', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling united-action/houses: lets cards be played of each house of a friendly card in play, as it is then, and no card be used (%s)',
    (edition) => {
      const t = table({
        edition,
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
    },
  );
});
