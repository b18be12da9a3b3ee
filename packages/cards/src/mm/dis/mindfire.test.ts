import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mindfire', () => {
  it('ruling mindfire/all-icons: steals 1 for each icon of the discarded card, whatever icons they are', () => {
    const t = table({
      me: { house: 'dis', hand: ['mindfire'] },
      foe: { aember: 5, hand: [{ id: 'anger', bonus: ['aember', 'draw', 'damage'] }] },
    });
    t.me.play('mindfire');
    t.expect({ me: { aember: 3 }, foe: { aember: 2, hand: [], discard: ['anger'] } });
  });

  it('ruling mindfire/none: steals nothing for a card without icons, or out of an empty hand', () => {
    const t = table({ me: { house: 'dis', hand: ['mindfire'] }, foe: { aember: 5, hand: ['troll'] } });
    t.me.play('mindfire');
    t.expect({ me: { aember: 0 }, foe: { aember: 5, discard: ['troll'] } });
    const u = table({ me: { house: 'dis', hand: ['mindfire', 'mark-of-dis'] }, foe: { aember: 5, hand: [] } });
    u.me.play('mindfire');
    u.expect({ me: { aember: 0, hand: ['mark-of-dis'] }, foe: { aember: 5, hand: [] } });
  });

  it('discards one card of several, and counts none of the others', () => {
    const t = table({
      me: { house: 'dis', hand: ['mindfire'] },
      foe: { aember: 5, hand: ['anger', 'anger', 'anger'] },
    });
    t.me.play('mindfire');
    t.expect({ me: { aember: 1 }, foe: { aember: 4, hand: ['anger', 'anger'], discard: ['anger'] } });
  });

  it('steals no more than the opponent has', () => {
    const t = table({
      me: { house: 'dis', hand: ['mindfire'] },
      foe: { aember: 1, hand: ['ritual-of-tognath'] },
    });
    t.me.play('mindfire');
    t.expect({ me: { aember: 1 }, foe: { aember: 0, discard: ['ritual-of-tognath'] } });
  });

  it('ruling mindfire/house-icons: icons of houses count, which do nothing when the card is played', () => {
    const t = table({
      me: { house: 'dis', hand: ['mindfire'] },
      foe: { aember: 5, hand: [{ id: 'anger', bonus: ['draw'], houseIcons: ['logos'] }] },
    });
    t.me.play('mindfire');
    t.expect({ me: { aember: 2 }, foe: { aember: 3, hand: [], discard: ['anger'] } });
  });
});
