import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('borr-nit-s-touch', () => {
  it('purges one of the top 5 cards of a deck as it is played', () => {
    const deck = ['urchin', 'fear', 'anger', 'mother', 'punch', 'batdrone'];
    const t = table({ me: { house: 'dis', hand: ['borr-nit-s-touch'], deck: ['troll'] }, foe: { deck } });
    t.me.play('borr-nit-s-touch').choose('Your opponent’s deck').choose('urchin');
    t.expect({ me: { aember: 1, deck: ['troll'] }, foe: { purged: ['urchin'] } });
    expect(t.state.players[1]?.deck).toHaveLength(5);
  });

  it('does nothing with empty decks', () => {
    const t = table({ me: { house: 'dis', hand: ['borr-nit-s-touch'] }, foe: {} });
    t.me.play('borr-nit-s-touch');
    if (t.options().includes('Your deck')) t.me.choose('Your deck');
    t.expect({ me: { aember: 1, purged: [], discard: ['borr-nit-s-touch'] }, foe: { purged: [] } });
  });
});
