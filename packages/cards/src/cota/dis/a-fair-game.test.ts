import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('a-fair-game', () => {
  it('discards the top card of each deck and pays for each card of its house in that hand, first one way, then the other', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game', 'mother', 'punch', 'fear'], deck: ['batdrone', 'fear'] },
      foe: { hand: ['urchin', 'tocsin', 'noddy-the-thief'], deck: ['bad-penny', 'tocsin'] },
    });
    t.me.play('a-fair-game');
    t.expect({
      me: { aember: 2, hand: ['mother', 'punch', 'fear'], deck: ['fear'], discard: ['a-fair-game', 'batdrone'] },
      foe: { aember: 1, hand: ['urchin', 'tocsin', 'noddy-the-thief'], deck: ['tocsin'], discard: ['bad-penny'] },
    });
  });

  it('reveals both hands whole', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game', 'mother'], deck: ['fear'] },
      foe: { hand: ['urchin', 'tocsin'], deck: ['punch'] },
    });
    t.me.play('a-fair-game');
    expect([...revealed(t)].sort()).toEqual(['mother', 'tocsin', 'urchin']);
    t.expect({ me: { aember: 0 }, foe: { aember: 0 } });
  });

  it('pays nothing for a hand without a card of that house', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game', 'mother'], deck: ['mother'] },
      foe: { hand: ['tocsin'], deck: ['urchin'], discard: ['urchin'] },
    });
    t.me.play('a-fair-game');
    t.expect({ me: { aember: 0 }, foe: { aember: 1, discard: ['urchin', 'urchin'] } });
  });

  it('discards also where the hand is empty', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game'], deck: ['tocsin'] },
      foe: { hand: [], deck: ['urchin'] },
    });
    t.me.play('a-fair-game');
    t.expect({
      me: { aember: 0, deck: [], discard: ['a-fair-game', 'tocsin'] },
      foe: { aember: 0, deck: [], discard: ['urchin'] },
    });
  });

  it('counts for each side only the house that was discarded from that deck', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game', 'urchin', 'urchin'], deck: ['punch'] },
      foe: { hand: ['punch', 'punch'], deck: ['urchin'] },
    });
    t.me.play('a-fair-game');
    t.expect({ me: { aember: 0 }, foe: { aember: 0 } });
  });

  it('ruling a-fair-game/empty-deck: shuffles no discard pile into an empty deck: nothing is discarded or gained, but the hand is revealed', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game', 'tocsin'], deck: [], discard: ['fear'] },
      foe: { hand: ['urchin', 'noddy-the-thief'], deck: [], discard: ['bad-penny'] },
    });
    t.me.play('a-fair-game');
    expect([...revealed(t)].sort()).toEqual(['noddy-the-thief', 'tocsin', 'urchin']);
    t.expect({
      me: { aember: 0, hand: ['tocsin'], deck: [], discard: ['a-fair-game', 'fear'] },
      foe: { aember: 0, hand: ['urchin', 'noddy-the-thief'], deck: [], discard: ['bad-penny'] },
    });
  });
});
