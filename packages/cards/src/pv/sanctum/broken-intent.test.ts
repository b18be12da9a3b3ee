import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('broken-intent', () => {
  it('has each player discard their archives', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['broken-intent'], archives: ['troll'] },
      foe: { archives: ['valdr', 'anger'] },
    });
    t.me.play('broken-intent').choose('Each player discards their archives');
    t.expect({ me: { archives: [] }, foe: { archives: [] } });
  });

  it('or purges an action card of either discard pile, and no other card', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['broken-intent'], archives: ['troll'], discard: ['punch', 'valdr'] },
      foe: { discard: ['anger'] },
    });
    t.me.play('broken-intent').choose('Purge an action card', 'anger');
    t.expect({ me: { archives: ['troll'], purged: [] }, foe: { discard: [], purged: ['anger'] } });
  });
});
