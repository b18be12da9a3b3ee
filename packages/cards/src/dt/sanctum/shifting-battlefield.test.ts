import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shifting-battlefield', () => {
  it('moves a friendly creature anywhere in its battleline, and it captures 1', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['shifting-battlefield'], line: ['krump', 'mother', 'troll'] },
      foe: { aember: 3, line: ['valdr', 'bumpsy'] },
    });
    t.me.play('shifting-battlefield').choose('krump').between('mother', 'troll');
    t.expect({
      me: { aember: 1, line: ['mother', { id: 'krump', aember: 1 }, 'troll'] },
      foe: { aember: 2, line: ['valdr', 'bumpsy'] },
    });
  });

  it('to a flank as well', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['shifting-battlefield'], line: ['krump', 'mother', 'troll'] },
      foe: { aember: 3 },
    });
    t.me.play('shifting-battlefield').choose('krump').flank('right');
    t.expect({ me: { line: ['mother', 'troll', { id: 'krump', aember: 1 }] }, foe: { aember: 2 } });
  });

  it('one that stands alone captures where it stands', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['shifting-battlefield'], line: ['krump'] },
      foe: { aember: 3, line: ['valdr', 'bumpsy'] },
    });
    t.me.play('shifting-battlefield');
    t.expect({ me: { line: [{ id: 'krump', aember: 1 }] }, foe: { aember: 2, line: ['valdr', 'bumpsy'] } });
  });

  it('moves it although there is nothing to capture, and does nothing without a friendly creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['shifting-battlefield'], line: ['krump', 'mother'] },
      foe: { aember: 0 },
    });
    t.me.play('shifting-battlefield').choose('krump', 'right');
    t.expect({ me: { aember: 1, line: ['mother', 'krump'] } });
    const none = table({
      me: { house: 'sanctum', hand: ['shifting-battlefield'] },
      foe: { aember: 3, line: ['valdr', 'bumpsy'] },
    });
    none.me.play('shifting-battlefield');
    none.expect({ me: { aember: 1 }, foe: { aember: 3, line: ['valdr', 'bumpsy'] } });
  });
});
