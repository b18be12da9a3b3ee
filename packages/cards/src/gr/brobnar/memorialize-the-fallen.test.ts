import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('memorialize-the-fallen', () => {
  it('each player loses 1 for each creature in their discard pile', () => {
    const t = table({
      me: { house: 'brobnar', aember: 3, hand: ['memorialize-the-fallen'], discard: ['troll', 'punch'] },
      foe: { aember: 4, discard: ['mother', 'dextre', 'bumpsy', 'punch'] },
    });
    t.me.play('memorialize-the-fallen');
    t.expect({ me: { aember: 2 }, foe: { aember: 1 } });
  });

  it('takes no more than there is', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['memorialize-the-fallen'], discard: ['troll'] },
      foe: { aember: 1, discard: ['mother', 'dextre'] },
    });
    t.me.play('memorialize-the-fallen');
    t.expect({ me: { aember: 0 }, foe: { aember: 0 } });
  });
});
