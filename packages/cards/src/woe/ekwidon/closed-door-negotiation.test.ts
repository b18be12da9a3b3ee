import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const hand = ['closed-door-negotiation'];

describe('closed-door-negotiation', () => {
  it('goes on as long as the opponent has more æmber', () => {
    const t = table({
      me: { house: 'ekwidon', hand },
      foe: { aember: 6, deck: ['troll', 'bumpsy', 'punch', 'mother'] },
    });
    t.me.play('closed-door-negotiation');
    t.expect({
      me: { aember: 4, discard: hand },
      foe: { aember: 3, hand: ['troll', 'bumpsy', 'punch'], deck: ['mother'] },
    });
  });

  it('is done once where the opponent has not more afterwards', () => {
    const t = table({ me: { house: 'ekwidon', hand, aember: 1 }, foe: { aember: 3, deck: ['troll', 'bumpsy'] } });
    t.me.play('closed-door-negotiation');
    t.expect({ me: { aember: 3, discard: hand }, foe: { aember: 2, hand: ['troll'], deck: ['bumpsy'] } });
  });

  it('with nothing to steal the opponent draws all the same, once', () => {
    const t = table({ me: { house: 'ekwidon', hand }, foe: { deck: ['troll', 'bumpsy'] } });
    t.me.play('closed-door-negotiation');
    t.expect({ me: { aember: 1, discard: hand }, foe: { hand: ['troll'], deck: ['bumpsy'] } });
  });
});
