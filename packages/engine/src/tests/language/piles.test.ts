// Words about cards out of play: a deck that becomes the discard pile, choices out of one pile, and what came from the hand.
import { describe, expect, it } from 'vitest';
import type { Pick, SeatPosition, Table } from '../../index.ts';
import {
  a,
  anyCard,
  creature,
  discard,
  discardAtRandom,
  eachPlayer,
  eachTime,
  exactly,
  fromOnePile,
  gain,
  ifYouDo,
  inDiscard,
  inHand,
  named,
  ofDifferentHouses,
  ofDifferentTypes,
  omni,
  playCard,
  purge,
  shuffle,
  swapDeckAndDiscard,
  table,
  topOfDeck,
  upTo,
  withDifferentNames,
  youDiscardFromHand,
} from '../../index.ts';
import { spell, thing } from '../../testing/cards.ts';

describe('a deck that becomes the discard pile', () => {
  const flip = spell('flip', swapDeckAndDiscard, ifYouDo(gain(1)));

  it('Verb swapDeckAndDiscard: both are turned over as a whole, and only yours', () => {
    const t = table({
      me: { house: 'brobnar', hand: [flip], deck: ['one', 'two', 'three'], discard: ['four', 'five'] },
      foe: { deck: ['six'], discard: ['seven'] },
    });
    t.me.play('flip');
    t.expect({
      me: { aember: 1, deck: ['five', 'four'], discard: ['flip', 'three', 'two', 'one'] },
      foe: { deck: ['six'], discard: ['seven'] },
    });
  });

  it('Verb swapDeckAndDiscard: with an empty deck or discard pile', () => {
    const noDeck = table({ me: { house: 'brobnar', hand: [flip], discard: ['four'] } });
    noDeck.me.play('flip');
    noDeck.expect({ me: { deck: ['four'], discard: ['flip'] } });

    const noDiscard = table({ me: { house: 'brobnar', hand: [flip], deck: ['one', 'two'] } });
    noDiscard.me.play('flip');
    noDiscard.expect({ me: { deck: [], discard: ['flip', 'two', 'one'] } });
  });

  it('Verb swapDeckAndDiscard: each player has their own pair', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', eachPlayer(swapDeckAndDiscard))], deck: ['one'], discard: ['four'] },
      foe: { deck: ['six', 'seven'], discard: ['eight'] },
    });
    t.me.play('x');
    t.expect({ me: { deck: ['four'], discard: ['x', 'one'] }, foe: { deck: ['eight'], discard: ['seven', 'six'] } });
  });

  it('Verb swapDeckAndDiscard: all know what lies in the pile, and nobody the deck once it is shuffled', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', swapDeckAndDiscard, shuffle('deck'))],
        deck: ['one', 'two'],
        discard: ['four', 'five'],
      },
    });
    t.me.play('x');
    const known = (name: string): number | undefined => t.state.cards.find((card) => card.ref.name === name)?.known;
    expect(['one', 'two', 'four', 'five'].map(known)).toEqual([0b11, 0b11, undefined, undefined]);
  });
});

describe('choices out of one pile', () => {
  const mine: SeatPosition = { house: 'brobnar', discard: ['one', 'two'] };
  const theirs: SeatPosition = { discard: ['three', 'blank', 'four'] };
  const grave = spell('grave', purge(fromOnePile(upTo(2, inDiscard(creature, 'each')))));
  const opened = (): Table => {
    const t = table({ me: { ...mine, hand: [grave] }, foe: theirs });
    t.me.play('grave');
    return t;
  };

  it('Pick: all out of one pile (onePile)', () => {
    const t = opened();
    expect(t.options()).toEqual(['one', 'two', 'three', 'four', 'done']);
    t.me.choose('four');
    expect(t.options()).toEqual(['three', 'done']);
    t.me.choose('three');
    t.expect({
      me: { discard: ['grave', 'one', 'two'], purged: [] },
      foe: { discard: ['blank'], purged: ['three', 'four'] },
    });
  });

  it('Pick: out of one pile, fewer than allowed', () => {
    const t = opened();
    t.me.choose('one').done();
    t.expect({ me: { discard: ['grave', 'two'], purged: ['one'] }, foe: { purged: [] } });
  });

  it('Pick: out of one pile, as many as are there where several must be taken', () => {
    const t = table({
      me: {
        ...mine,
        discard: ['one'],
        hand: [spell('x', purge(fromOnePile(exactly(3, inDiscard(creature, 'each')))))],
      },
      foe: theirs,
    });
    t.me.play('x');
    expect(t.options()).toEqual(['one', 'three', 'four']);
    t.me.choose('three');
    t.expect({ me: { purged: [] }, foe: { discard: ['blank'], purged: ['three', 'four'] } });
  });

  describe('of which no two are alike', () => {
    const assorted = ['imp', 'martian', 'blank', 'one', 'two', 'two'];
    const picking = (pick: Pick): Table => {
      const t = table({ me: { house: 'brobnar', discard: assorted, hand: [spell('x', purge(pick))] }, foe: {} });
      t.me.play('x');
      return t;
    };

    it('Pick: no two of one house, of one name or of one type (differ)', () => {
      const houses = picking(ofDifferentHouses(upTo(3, inDiscard(anyCard))));
      houses.me.choose('one');
      expect(houses.options()).toEqual(['imp', 'martian', 'done']);
      houses.me.choose('martian').done();
      houses.expect({ me: { purged: ['one', 'martian'] } });

      const names = picking(withDifferentNames(upTo(2, inDiscard(named('two')))));
      names.me.choose('two');
      names.expect({ me: { purged: ['two'] } });

      const types = picking(ofDifferentTypes(exactly(4, inDiscard(anyCard))));
      types.me.choose('imp').choose('blank');
      types.expect({ me: { purged: ['imp', 'blank'] } });
    });
  });

  it('Pick: a hand and a discard pile are different piles', () => {
    const t = table({
      me: {
        ...mine,
        hand: [spell('x', purge(fromOnePile(upTo(9, { ...creature, zone: ['hand', 'discard'], of: 'you' })))), 'three'],
      },
    });
    t.me.play('x').choose('three');
    t.expect({ me: { hand: [], purged: ['three'], discard: ['x', 'one', 'two'] } });
  });
});

describe('what came from the hand', () => {
  const tally = thing('tally', omni(gain({ deeds: { did: 'play', by: 'you', turn: 'this', fromHand: true } })));

  it('Deed: played from the hand, not from elsewhere', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: [tally],
        hand: [spell('dig', playCard(a(inDiscard(creature)))), 'two'],
        discard: ['one'],
      },
    });
    t.me.play('dig').play('two').omni('tally');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'one', exhausted: true },
          { id: 'two', exhausted: true },
        ],
      },
    });
  });

  it('Pattern from: what is discarded from the hand, not from the deck', () => {
    const lamp = thing('lamp', eachTime(youDiscardFromHand(creature), gain(1)));
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: [lamp],
        hand: ['one', 'blank', spell('mill', discard(topOfDeck())), spell('toss', discard(a(inHand(creature)))), 'two'],
        deck: ['three'],
      },
    });
    t.me.discard('one').discard('blank').play('mill').play('toss');
    t.expect({ me: { aember: 2, hand: [], discard: ['toss', 'two', 'mill', 'three', 'blank', 'one'] } });
  });

  it('Pattern from: the opponent who discards is not you', () => {
    const lamp = thing('lamp', eachTime(youDiscardFromHand({}), gain(1)));
    const t = table({
      me: { house: 'brobnar', artifacts: [lamp], hand: [spell('x', discardAtRandom('opponent'))] },
      foe: { hand: ['one'] },
    });
    t.me.play('x');
    t.expect({ me: { aember: 0 }, foe: { discard: ['one'] } });
  });
});
