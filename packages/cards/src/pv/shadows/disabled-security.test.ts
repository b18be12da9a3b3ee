import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('disabled-security', () => {
  it('discards the top 3 cards of the opponent’s deck and plays one of them', () => {
    const t = table({
      me: { house: 'shadows', hand: ['disabled-security'] },
      foe: { deck: ['troll', 'punch', 'mother', 'valdr'], discard: ['bumpsy'], line: ['urchin'] },
    });
    t.me.play('disabled-security').choose('mother');
    t.expect({
      me: { aember: 1, discard: ['disabled-security'], line: [{ id: 'mother', owner: 1, exhausted: true }] },
      foe: { deck: ['valdr'], discard: ['punch', 'troll', 'bumpsy'], line: ['urchin'] },
    });
  });

  it('lets an action be played as if it were its player’s own', () => {
    const t = table({
      me: { house: 'shadows', hand: ['disabled-security'], line: ['troll'] },
      foe: { deck: ['punch'], line: ['mother'] },
    });
    t.me.play('disabled-security').choose('mother');
    t.expect({
      me: { aember: 2, discard: ['disabled-security'], line: ['troll'] },
      foe: { deck: [], discard: ['punch'], line: [{ id: 'mother', damage: 3 }] },
    });
  });

  it('offers none of the cards that lay there before, and plays nothing of an empty deck', () => {
    const t = table({
      me: { house: 'shadows', hand: ['disabled-security'] },
      foe: { deck: [], discard: ['bumpsy'] },
    });
    t.me.play('disabled-security');
    t.expect({ me: { aember: 1, line: [] }, foe: { discard: ['bumpsy'] } });
  });
});
