// A card may belong to several houses: its own, and those of house icons that were added to this copy.
import { describe, expect, it } from 'vitest';
import {
  belongsTo,
  constant,
  count,
  creature,
  deal,
  each,
  friendly,
  gain,
  named,
  notOfHouse,
  ofHouse,
  position,
  see,
  table,
} from '../../index.ts';
import { being, spell } from '../../testing/cards.ts';
import '../../testing/faceCards.ts';
import '../../testing/tokenCards.ts';

const both = { id: 'three', houseIcons: ['dis'] } as const;

describe('house icons [rule house-icons]', () => {
  it('a card is played, used and discarded in each of its houses', () => {
    const t = table({ me: { house: 'dis', houses: ['dis'], hand: [both, both], line: [both, 'three'] } });
    t.me.play('three').discard('three').reap('three');
    t.me.cannot('reap', 'three#2', 'wrong-house');
    const own = table({ me: { house: 'brobnar', hand: [both], line: [both] } });
    own.me.reap('three').play('three');
    const none = table({ me: { house: 'logos', hand: [both], line: [both] } });
    none.me
      .cannot('play', 'three', 'wrong-house')
      .cannot('discard', 'three', 'wrong-house')
      .cannot('reap', 'three', 'wrong-house');
  });

  it('it is a card of each of them, and not a card of each of them too', () => {
    const tally = (what: Parameters<typeof each>[0]) => {
      const t = table({
        me: { house: 'brobnar', hand: [spell('tally-houses', gain(count(each(what))))], line: [both, 'four'] },
      });
      t.me.play('tally-houses');
      return t.state.players[0]!.aember;
    };
    expect(tally(ofHouse('brobnar', creature))).toBe(2);
    expect(tally(ofHouse('dis', creature))).toBe(1);
    expect(tally(notOfHouse('brobnar', creature))).toBe(1);
    expect(tally(notOfHouse('dis', creature))).toBe(2);
    expect(tally(notOfHouse('mars', creature))).toBe(2);
  });

  it('while it is in play its houses can be chosen, in hand they cannot', () => {
    const t = table({
      me: { houses: ['brobnar'], line: [both], hand: [{ id: 'four', houseIcons: ['mars'] }] },
      step: 'forge',
    });
    expect(t.options()).toEqual(['brobnar', 'dis']);
  });

  it('all of them count among the houses in play', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('variety', gain({ housesAmong: each(friendly(creature)) }))],
        line: [both, 'four', 'imp'],
      },
    });
    t.me.play('variety');
    expect(t.state.players[0]!.aember).toBe(2);
  });

  it('an effect that says to which house it belongs overrides them', () => {
    const judge = being('judge', {}, constant(belongsTo(named('three'), 'sanctum')));
    const t = table({ me: { house: 'dis', line: [both, judge] } });
    expect(see(t.state, 0).players[0]!.line[0]?.houses).toEqual(['sanctum']);
    t.me.cannot('reap', 'three', 'wrong-house');
  });

  it('are none of a token creature that the card lies facedown as', () => {
    const t = table({ me: { house: 'dis', line: [{ ...both, token: 'token-grunt' }], beside: ['token-grunt'] } });
    expect(see(t.state, 0).players[0]!.line[0]?.houses).toEqual(['brobnar']);
  });

  it('a view names all of them, the printed one first', () => {
    const t = table({ me: { house: 'brobnar', line: [both], hand: [both] } });
    const [me] = see(t.state, 0).players;
    expect(me?.line[0]).toMatchObject({ house: 'brobnar', houses: ['brobnar', 'dis'] });
    expect(me?.hand[0]).toMatchObject({ house: 'brobnar', houses: ['brobnar', 'dis'] });
  });
});

describe('a card without a house of its own', () => {
  it('has the house of its place in the deck', () => {
    const t = table({ me: { house: 'mars', line: [{ id: 'anomaly', house: 'mars' }], deck: ['one'] } });
    t.me.reap('anomaly');
    t.expect({ me: { line: [{ id: 'anomaly', exhausted: true }], hand: ['one'], deck: [], aember: 1 } });
  });

  it('cannot be dealt without one', () => {
    const deck = { name: 'no house', houses: ['mars'] as const, cards: [{ name: 'anomaly' }] };
    expect(() => deal({ decks: [deck, deck], seed: 1 })).toThrow('The card anomaly has no house of its own');
    expect(() => position({ seats: [{ hand: ['anomaly'] }, {}] })).toThrow('The card anomaly has no house of its own');
  });
});
