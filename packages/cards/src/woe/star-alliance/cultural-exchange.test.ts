import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cultural-exchange', () => {
  it('puts all cards of the opponent’s archives into their hand, and none of yours', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['cultural-exchange'], archives: ['troll'] },
      foe: { archives: ['mother', 'bumpsy'] },
    });
    t.me.play('cultural-exchange');
    t.expect({ me: { aember: 1, archives: ['troll'] }, foe: { archives: [], hand: ['mother', 'bumpsy'] } });
  });
});
