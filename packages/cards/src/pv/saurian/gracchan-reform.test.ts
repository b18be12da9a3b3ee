import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('gracchan-reform', () => {
  it('plays the top card of the deck of the opponent, which is controlled by its player', () => {
    const t = table({
      me: { house: 'saurian', hand: ['gracchan-reform'] },
      foe: { deck: ['hadrianus-lorica', 'punch'] },
    });
    t.me.play('gracchan-reform').yes();
    t.expect({
      me: { aember: 1, line: [{ id: 'hadrianus-lorica', aember: 1, exhausted: true }] },
      foe: { deck: ['punch'] },
    });
  });

  it('plays an action, whose bonus is for its player and which its owner gets', () => {
    const t = table({
      me: { house: 'saurian', hand: ['gracchan-reform'] },
      foe: { deck: ['punch', 'troll'], line: ['valdr'] },
    });
    t.me.play('gracchan-reform');
    t.expect({
      me: { aember: 2, discard: ['gracchan-reform'] },
      foe: { deck: ['troll'], discard: ['punch'], line: [{ id: 'valdr', damage: 3 }] },
    });
  });

  it('leaves a card that cannot be played on top, and does nothing where the deck is empty', () => {
    const t = table({ me: { house: 'saurian', hand: ['gracchan-reform'] }, foe: { deck: ['salvatorem'] } });
    t.me.play('gracchan-reform');
    t.expect({ me: { aember: 1, artifacts: [] }, foe: { deck: ['salvatorem'] } });
    const u = table({ me: { house: 'saurian', hand: ['gracchan-reform'] }, foe: { deck: [], discard: ['punch'] } });
    u.me.play('gracchan-reform');
    u.expect({ me: { aember: 1 }, foe: { deck: [], discard: ['punch'] } });
  });

  it('Fate: the opponent of the active player archives the top 2 cards of their deck', () => {
    const t = fated('gracchan-reform', { deck: ['anger'] }, { deck: ['troll', 'valdr', 'bumpsy'] });
    t.expect({ me: { archives: ['troll', 'valdr'], deck: ['bumpsy'] }, foe: { archives: [], deck: ['anger'] } });
  });
});
