import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gilded-burden', () => {
  it('an enemy creature captures 2 from its own side for each key the opponent has forged', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['gilded-burden'] },
      foe: { aember: 5, keys: 2, line: ['mother', 'valdr'] },
    });
    t.me.play('gilded-burden').choose('mother').choose('valdr');
    t.expect({
      me: { aember: 1 },
      foe: {
        aember: 1,
        line: [
          { id: 'mother', aember: 2 },
          { id: 'valdr', aember: 2 },
        ],
      },
    });
  });

  it('the same one again, and no more than they have', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['gilded-burden'] },
      foe: { aember: 3, keys: 2, line: ['mother', 'valdr'] },
    });
    t.me.play('gilded-burden').choose('mother').choose('mother');
    t.expect({ foe: { aember: 0, line: [{ id: 'mother', aember: 3 }, 'valdr'] } });
  });

  it('none captures where they have no key', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['gilded-burden'], keys: 2 },
      foe: { aember: 3, line: ['mother'] },
    });
    t.me.play('gilded-burden');
    t.expect({ foe: { aember: 3, line: ['mother'] } });
  });
});
