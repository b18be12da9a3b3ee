import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('strug', () => {
  it('takes 1 from the opponent as it is played and as it is destroyed', () => {
    const t = table({ me: { house: 'dis', hand: ['strug'] }, foe: { aember: 3 } });
    t.me.play('strug');
    t.expect({ me: { aember: 0, line: [{ id: 'strug', exhausted: true }] }, foe: { aember: 2 } });
    const u = table({ me: { house: 'brobnar', hand: ['punch'], line: ['strug'] }, foe: { aember: 3 } });
    u.me.play('punch');
    u.expect({ me: { line: [] }, foe: { aember: 2 } });
  });

  it('Fate: the active player loses 2', () => {
    const t = fated('strug', { aember: 3 }, { aember: 3 });
    t.expect({ me: { aember: 3 }, foe: { aember: 1 } });
  });
});
