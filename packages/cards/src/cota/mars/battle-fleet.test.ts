import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('battle-fleet', () => {
  it('draws a card for each Mars card that is revealed, which stays in hand', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['battle-fleet', 'blypyp', 'feeding-pit', 'punch'],
        deck: ['fear', 'tocsin', 'mother'],
      },
      foe: {},
    });
    t.me.play('battle-fleet');
    expect([...t.options()].sort()).toEqual(['blypyp', 'done', 'feeding-pit']);
    t.me.choose('blypyp', 'feeding-pit');
    expect(revealed(t)).toEqual(['blypyp', 'feeding-pit']);
    t.expect({
      me: { aember: 1, hand: ['blypyp', 'feeding-pit', 'punch', 'fear', 'tocsin'], deck: ['mother'] },
    });
  });

  it('counts only the cards that are shown', () => {
    const t = table({
      me: { house: 'mars', hand: ['battle-fleet', 'blypyp', 'tunk'], deck: ['fear', 'tocsin'] },
      foe: {},
    });
    t.me.play('battle-fleet').choose('tunk').done();
    expect(revealed(t)).toEqual(['tunk']);
    t.expect({ me: { aember: 1, hand: ['blypyp', 'tunk', 'fear'], deck: ['tocsin'] } });
  });

  it('may reveal none and draws none then', () => {
    const t = table({ me: { house: 'mars', hand: ['battle-fleet', 'blypyp', 'tunk'], deck: ['fear'] }, foe: {} });
    t.me.play('battle-fleet').done();
    t.expect({ me: { aember: 1, hand: ['blypyp', 'tunk'], deck: ['fear'], discard: ['battle-fleet'] } });
  });

  it('does not count itself', () => {
    const t = table({ me: { house: 'mars', hand: ['battle-fleet', 'punch'], deck: ['fear'] }, foe: {} });
    t.me.play('battle-fleet');
    t.expect({ me: { aember: 1, hand: ['punch'], deck: ['fear'] } });
  });

  it('draws the discard pile too when the deck runs out, but not itself', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['battle-fleet', 'blypyp', 'tunk', 'uxlyx-the-zookeeper'],
        deck: ['fear'],
        discard: ['mother'],
      },
      foe: {},
    });
    t.me.play('battle-fleet').choose('blypyp', 'tunk', 'uxlyx-the-zookeeper');
    t.expect({
      me: {
        aember: 1,
        hand: ['blypyp', 'tunk', 'uxlyx-the-zookeeper', 'fear', 'mother'],
        deck: [],
        discard: ['battle-fleet'],
      },
    });
  });
});
