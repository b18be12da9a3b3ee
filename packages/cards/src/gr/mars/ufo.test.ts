import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ufo', () => {
  it('discards from the top of the deck until a Mars card, which goes to the hand', () => {
    const t = table({ me: { house: 'mars', hand: ['ufo'], deck: ['troll', 'punch', 'martian-hounds', 'zorg'] } });
    t.me.play('ufo');
    t.expect({
      me: { aember: 1, hand: ['martian-hounds'], deck: ['zorg'], discard: ['ufo', 'punch', 'troll'], line: [] },
    });
  });

  it('without one all of the deck lies in the discard pile', () => {
    const t = table({ me: { house: 'mars', hand: ['ufo'], deck: ['troll', 'punch'] } });
    t.me.play('ufo');
    t.expect({ me: { aember: 1, hand: [], deck: [], discard: ['ufo', 'punch', 'troll'], line: [] } });
    const none = table({ me: { house: 'mars', hand: ['ufo'] } });
    none.me.play('ufo');
    none.expect({ me: { aember: 1, hand: [], deck: [], line: [] } });
  });
});
