import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('grave-bounty', () => {
  it('purges a card of the discard pile, and takes 2 from the opponent for it', () => {
    const t = table({ me: { house: 'dis', hand: ['grave-bounty'], discard: ['troll', 'valdr'] }, foe: { aember: 3 } });
    t.me.play('grave-bounty').choose('valdr');
    t.expect({ me: { purged: ['valdr'] }, foe: { aember: 1 } });
  });

  it('takes nothing without a card to purge', () => {
    const t = table({ me: { house: 'dis', hand: ['grave-bounty'] }, foe: { aember: 3 } });
    t.me.play('grave-bounty');
    t.expect({ me: { purged: [] }, foe: { aember: 3 } });
  });

  it('Fate: purges the top 2 cards of the discard pile', () => {
    const t = fated('grave-bounty', { discard: ['troll', 'valdr'] });
    t.expect({ foe: { discard: ['valdr'], purged: ['punch', 'troll'] } });
  });
});
