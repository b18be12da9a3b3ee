import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('subtle-chain', () => {
  it('discards a card of the opponent at random', () => {
    const t = table({ me: { house: 'shadows', hand: ['subtle-chain', 'urchin'] }, foe: { hand: ['punch', 'punch'] } });
    t.me.play('subtle-chain');
    t.expect({ me: { aember: 1, hand: ['urchin'] }, foe: { hand: ['punch'], discard: ['punch'] } });
  });

  it('does nothing to an empty hand', () => {
    const t = table({ me: { house: 'shadows', hand: ['subtle-chain'] }, foe: { hand: [], archives: ['punch'] } });
    t.me.play('subtle-chain');
    t.expect({ me: { aember: 1 }, foe: { archives: ['punch'], discard: [] } });
  });
});
