import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('heist-night', () => {
  it('steals 1 for each friendly Thief', () => {
    const t = table({
      me: { house: 'shadows', hand: ['heist-night'], line: ['umbra', 'silvertooth', 'mother', 'macis-asp'] },
      foe: { aember: 5, line: ['dodger'] },
    });
    t.me.play('heist-night');
    t.expect({
      me: { aember: 2, line: ['umbra', 'silvertooth', 'mother', 'macis-asp'] },
      foe: { aember: 3, line: ['dodger'] },
    });
  });

  it('comes first or not at all', () => {
    const t = table({ me: { house: 'shadows', hand: ['heist-night'], line: ['umbra'] }, foe: { aember: 5 } });
    t.me.reap('umbra').cannot('play', 'heist-night', 'alpha');
    t.expect({ me: { aember: 1, line: [{ id: 'umbra', exhausted: true }] }, foe: { aember: 5 } });
  });
});
