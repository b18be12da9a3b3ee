import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('call-of-need', () => {
  it('discards a card of choice from your deck', () => {
    const t = table({ me: { house: 'geistoid', hand: ['call-of-need'], deck: ['punch', 'troll', 'anger'] } });
    t.me.play('call-of-need').choose('troll');
    t.expect({ me: { aember: 1, deck: ['punch', 'anger'], discard: ['call-of-need', 'troll'] } });
  });

  it('does nothing with an empty deck', () => {
    const t = table({ me: { house: 'geistoid', hand: ['call-of-need'] } });
    t.me.play('call-of-need');
    t.expect({ me: { aember: 1, discard: ['call-of-need'] } });
  });
});
