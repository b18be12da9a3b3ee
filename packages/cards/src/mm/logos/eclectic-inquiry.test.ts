import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('eclectic-inquiry', () => {
  it('archives the top 2 cards of the deck', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['eclectic-inquiry', 'punch'],
        deck: ['troll', 'fear', 'krump'],
        archives: ['mother'],
      },
      foe: {},
    });
    t.me.play('eclectic-inquiry');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch'],
        archives: ['mother', 'troll', 'fear'],
        deck: ['krump'],
        discard: ['eclectic-inquiry'],
      },
    });
  });

  it('archives one card of a deck that has no more', () => {
    const t = table({
      me: { house: 'logos', hand: ['eclectic-inquiry'], deck: ['troll'], discard: ['fear'] },
      foe: {},
    });
    t.me.play('eclectic-inquiry');
    t.expect({ me: { aember: 1, archives: ['troll'], deck: [], discard: ['eclectic-inquiry', 'fear'] } });
  });

  it('does not shuffle the discard pile into an empty deck', () => {
    const t = table({ me: { house: 'logos', hand: ['eclectic-inquiry'], deck: [], discard: ['fear'] }, foe: {} });
    t.me.play('eclectic-inquiry');
    t.expect({ me: { aember: 1, archives: [], deck: [], discard: ['eclectic-inquiry', 'fear'] } });
  });
});
