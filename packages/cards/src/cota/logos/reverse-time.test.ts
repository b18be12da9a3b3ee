import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';

describe('reverse-time', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling reverse-time/turned-over: makes the discard pile the deck, shuffled, and the deck the discard pile, turned over (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['reverse-time', 'urchin'], deck: ['fear', 'tocsin'], discard: filler(3) },
        foe: { deck: ['fear'], discard: ['punch'] },
      });
      t.me.play('reverse-time');
      t.expect({
        me: { aember: 1, hand: ['urchin'], deck: filler(3), discard: ['reverse-time', 'tocsin', 'fear'] },
        foe: { deck: ['fear'], discard: ['punch'] },
      });
      expect(t.events.filter((e) => e.type === 'shuffle')).toHaveLength(1);
    },
  );

  it('leaves no deck where the discard pile was empty', () => {
    const t = table({ me: { house: 'logos', hand: ['reverse-time'], deck: ['fear', 'tocsin'] }, foe: {} });
    t.me.play('reverse-time');
    t.expect({ me: { aember: 1, deck: [], discard: ['reverse-time', 'tocsin', 'fear'] } });
  });

  it('makes a deck where there was none', () => {
    const t = table({ me: { house: 'logos', hand: ['reverse-time'], deck: [], discard: ['fear'] }, foe: {} });
    t.me.play('reverse-time');
    t.expect({ me: { aember: 1, deck: ['fear'], discard: ['reverse-time'] } });
  });

  it('hides the new deck and opens the new discard pile', () => {
    const t = table({
      me: { house: 'logos', hand: ['reverse-time'], deck: ['fear'], discard: ['punch', 'urchin'] },
      foe: {},
    });
    t.me.play('reverse-time');
    expect(see(t.state, 1).players[0]?.discard.map(({ name }) => name)).toEqual(['reverse-time', 'fear']);
    expect(t.state.players[0]?.deck.map((id) => t.state.cards[id]?.known)).toEqual([undefined, undefined]);
    t.expect({ me: { aember: 1, discard: ['reverse-time', 'fear'] } });
  });
});
