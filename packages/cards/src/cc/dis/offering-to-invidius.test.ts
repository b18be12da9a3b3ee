import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('offering-to-invidius', () => {
  it('purges a creature from either discard pile', () => {
    const t = table({
      me: { house: 'dis', hand: ['offering-to-invidius'], discard: ['dust-imp', 'punch'] },
      foe: { discard: ['troll'] },
    });
    t.me.play('offering-to-invidius').choose('troll');
    t.expect({
      me: { aember: 1, discard: ['offering-to-invidius', 'dust-imp', 'punch'] },
      foe: { discard: [], purged: ['troll'] },
    });
  });

  it('purges no other card', () => {
    const t = table({ me: { house: 'dis', hand: ['offering-to-invidius'], discard: ['punch'] } });
    t.me.play('offering-to-invidius');
    t.expect({ me: { aember: 1, discard: ['offering-to-invidius', 'punch'], purged: [] } });
  });
});
