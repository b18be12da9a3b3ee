import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hamstrung', () => {
  it('discards the top card of a deck, and purges it if it is a creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['hamstrung', 'hamstrung'], deck: ['bumpsy', 'krump'] },
      foe: { deck: ['troll', 'mother'], discard: ['dextre'] },
    });
    t.me.play('hamstrung').choose('From your opponent’s deck');
    t.expect({
      me: { aember: 1, deck: ['bumpsy', 'krump'] },
      foe: { deck: ['mother'], discard: ['dextre'], purged: ['troll'] },
    });
    t.me.play('hamstrung').choose('From your deck');
    t.expect({ me: { aember: 2, deck: ['krump'], purged: ['bumpsy'], discard: ['hamstrung', 'hamstrung'] } });
  });

  it('leaves another card in the discard pile', () => {
    const t = table({ me: { house: 'dis', hand: ['hamstrung'] }, foe: { deck: ['punch', 'mother'] } });
    t.me.play('hamstrung').choose('From your opponent’s deck');
    t.expect({ foe: { deck: ['mother'], discard: ['punch'], purged: [] } });
  });
});
