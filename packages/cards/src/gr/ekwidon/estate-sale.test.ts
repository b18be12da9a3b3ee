import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('estate-sale', () => {
  it('purges a card that is no creature from your discard pile, and gains 2', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['estate-sale'], discard: ['troll', 'cannon', 'punch', 'phoenix-heart'] },
    });
    t.me.play('estate-sale');
    expect([...t.options()].sort()).toEqual(['cannon', 'phoenix-heart', 'punch']);
    t.me.choose('cannon');
    t.expect({ me: { aember: 2, purged: ['cannon'], discard: ['estate-sale', 'troll', 'punch', 'phoenix-heart'] } });
  });

  it('gains nothing where there are creatures alone', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['estate-sale'], discard: ['troll'] },
      foe: { discard: ['cannon'] },
    });
    t.me.play('estate-sale');
    t.expect({ me: { aember: 0, purged: [] }, foe: { discard: ['cannon'] } });
  });
});
