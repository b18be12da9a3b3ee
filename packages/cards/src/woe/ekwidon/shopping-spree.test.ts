import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shopping-spree', () => {
  it('discards the hand and draws as many cards', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['shopping-spree', 'troll', 'mother'], deck: ['bumpsy', 'punch', 'urchin'] },
    });
    t.me.play('shopping-spree');
    t.expect({ me: { hand: ['bumpsy', 'punch'], deck: ['urchin'], discard: ['shopping-spree', 'troll', 'mother'] } });
  });

  it('draws none for an empty hand', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['shopping-spree'], deck: ['bumpsy'] } });
    t.me.play('shopping-spree');
    t.expect({ me: { hand: [], deck: ['bumpsy'], discard: ['shopping-spree'] } });
  });
});
