import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('vandalize', () => {
  it('discards one of the top 3 cards of their deck and puts the others back in any order', () => {
    const t = table({
      me: { house: 'shadows', hand: ['vandalize'], deck: ['urchin'] },
      foe: { deck: ['punch', 'fear', 'troll', 'tocsin'] },
    });
    t.me.play('vandalize').choose('fear').choose('punch').choose('troll');
    t.expect({
      me: { aember: 1, deck: ['urchin'] },
      foe: { deck: ['troll', 'punch', 'tocsin'], discard: ['fear'] },
    });
  });

  it('may leave them in the order in which they lay', () => {
    const t = table({
      me: { house: 'shadows', hand: ['vandalize'] },
      foe: { deck: ['punch', 'fear', 'troll', 'tocsin'] },
    });
    t.me.play('vandalize').choose('troll').choose('fear').choose('punch');
    t.expect({ me: { aember: 1 }, foe: { deck: ['punch', 'fear', 'tocsin'], discard: ['troll'] } });
  });

  it('ruling vandalize/short-deck: looks at the rest of a short deck', () => {
    const t = table({
      me: { house: 'shadows', hand: ['vandalize'] },
      foe: { deck: ['punch', 'fear'], discard: ['troll'] },
    });
    t.me.play('vandalize').choose('fear');
    t.expect({ me: { aember: 1 }, foe: { deck: ['punch'], discard: ['fear', 'troll'] } });
  });

  it('ruling vandalize/short-deck: must discard the only card, and makes no new deck', () => {
    const t = table({ me: { house: 'shadows', hand: ['vandalize', 'vandalize'] }, foe: { deck: ['punch'] } });
    t.me.play('vandalize').play('vandalize');
    t.expect({ me: { aember: 2 }, foe: { deck: [], discard: ['punch'] } });
  });
});
