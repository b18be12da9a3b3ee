import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('parallel-thinking', () => {
  it('discards the top 2 cards of a deck, and steals 2 where they are of one type', () => {
    const t = table({
      me: { house: 'logos', hand: ['parallel-thinking', 'parallel-thinking'], deck: ['troll', 'mother', 'fear'] },
      foe: { aember: 5, deck: ['punch', 'valdr', 'krump'] },
    });
    t.me.play('parallel-thinking').choose('The top 2 cards of your deck');
    t.expect({ me: { aember: 2, deck: ['fear'] }, foe: { aember: 3, deck: ['punch', 'valdr', 'krump'] } });
    t.me.play('parallel-thinking').choose('The top 2 cards of your opponent’s deck');
    t.expect({ me: { aember: 2, deck: ['fear'] }, foe: { aember: 3, deck: ['krump'], discard: ['valdr', 'punch'] } });
  });

  it('or 2 random cards of archives', () => {
    const t = table({
      me: { house: 'logos', hand: ['parallel-thinking', 'parallel-thinking'], archives: ['anger', 'fear', 'punch'] },
      foe: { aember: 5, archives: ['pocket-universe', 'speed-sigil'] },
    });
    t.me.play('parallel-thinking').choose('2 random cards from your opponent’s archives');
    t.expect({
      me: { aember: 2, archives: ['anger', 'fear', 'punch'] },
      foe: { aember: 3, archives: [], discard: ['pocket-universe', 'speed-sigil'] },
    });
    t.me.play('parallel-thinking').choose('2 random cards from your archives');
    expect(t.state.players[0]?.archives.length).toBe(1);
    expect(t.state.players[0]?.aember).toBe(4);
  });

  it('steals for 2 upgrades, too', () => {
    const t = table({
      me: { house: 'logos', hand: ['parallel-thinking'], deck: ['blood-of-titans', 'way-of-the-bear'] },
      foe: { aember: 5 },
    });
    t.me.play('parallel-thinking').choose('The top 2 cards of your deck');
    t.expect({ me: { aember: 2, deck: [] }, foe: { aember: 3 } });
  });

  it('a single card shares its type with none', () => {
    const t = table({
      me: { house: 'logos', hand: ['parallel-thinking'], deck: ['troll'] },
      foe: { aember: 5 },
    });
    t.me.play('parallel-thinking').choose('The top 2 cards of your deck');
    t.expect({ me: { aember: 0, deck: [] }, foe: { aember: 5 } });
  });
});
