// Control nodes that say in which order, how often and whether at all something happens.
import { describe, expect, it } from 'vitest';
import {
  a,
  aember,
  atLeast,
  atRandom,
  count,
  creature,
  destroy,
  discard,
  each,
  eachPlayer,
  editionNames,
  equal,
  exactly,
  forEach,
  friendly,
  gain,
  ifThatWasDone,
  ifYouDo,
  inHand,
  lose,
  may,
  not,
  powerOf,
  repeatWhile,
  table,
  thisWay,
  topOfDeck,
  when,
} from '../../../index.ts';
import { spell } from '../../../testing/cards.ts';

describe('nodes that order steps', () => {
  it('Node seq: one step after the other, each sees what the one before did', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', gain(1), gain(aember('you')), gain(aember('you')))] },
    });
    t.me.play('x');
    t.expect({ me: { aember: 4 } });
  });

  it('Node if: then or else', () => {
    const x = spell('x', { kind: 'if', cond: atLeast(aember('opponent'), 2), then: gain(3), else: gain(1) });
    for (const [theirs, mine] of [
      [2, 3],
      [1, 1],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: [x] }, foe: { aember: theirs } });
      t.me.play('x');
      t.expect({ me: { aember: mine } });
    }
  });

  it('Node if: what was not done does not count for "if you do"', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', gain(1), when(atLeast(aember('opponent'), 2), lose(1, 'opponent')), ifYouDo(gain(4)))],
      },
    });
    t.me.play('x');
    t.expect({ me: { aember: 1 } });
  });

  it('Node ifYouDo: then or else [rule if-you-do]', () => {
    const x = spell('x', lose(2, 'opponent'), { kind: 'ifYouDo', then: gain(3), else: gain(1) });
    for (const [theirs, mine] of [
      [2, 3],
      [1, 1],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: [x] }, foe: { aember: theirs } });
      t.me.play('x');
      t.expect({ me: { aember: mine } });
    }
  });

  it('Node ifYouDo: a chain of them stops at the first that fails', () => {
    const x = spell('x', lose(2, 'opponent'), ifYouDo(gain(1)), ifYouDo(gain(1)));
    const t = table({ me: { house: 'brobnar', hand: [x] }, foe: { aember: 1 } });
    t.me.play('x');
    t.expect({ me: { aember: 0 } });
  });

  it('Node ifYouDo: every card of the effect before counts [rule if-you-do]', () => {
    const x = spell('x', destroy(each(creature)), ifYouDo(gain(1)));
    const t = table({ me: { house: 'brobnar', hand: [x] }, foe: { line: ['one', { id: 'two', warded: true }] } });
    t.me.play('x');
    t.expect({ me: { aember: 0 }, foe: { line: ['two'] } });
  });

  it.each(editionNames)('Node ifYouDo: as many cards as the text asks for, %s [rule if-you-do]', (edition) => {
    const x = spell('x', destroy(exactly(2, creature)), ifYouDo(gain(1)));
    for (const [line, aember] of [
      [['one', 'two'], 1],
      [['one'], 0],
      [[], 0],
    ] as const) {
      const t = table({ edition, me: { house: 'brobnar', hand: [x] }, foe: { line } });
      t.me.play('x');
      t.expect({ me: { aember }, foe: { line: [] } });
    }
  });

  it('Node ifYouDo: as many cards by chance, or from the top of a pile [rule if-you-do]', () => {
    const x = spell('x', discard(atRandom(inHand({}), 2)), ifYouDo(gain(1)));
    const y = spell('y', discard(topOfDeck(2)), ifYouDo(gain(2)));
    for (const [n, aember] of [
      [2, 3],
      [1, 0],
    ] as const) {
      const hand = ['one', 'two'].slice(0, n);
      const t = table({ me: { house: 'brobnar', hand: [y, x, ...hand], deck: ['three', 'three'].slice(0, n) } });
      t.me.play('y').play('x');
      t.expect({ me: { aember, hand: [], deck: [] } });
    }
  });

  it('Node ifYouDo: forgets the shortage of one effect in the next', () => {
    const both = spell('x', destroy(exactly(2, creature)), ifYouDo(gain(5)), gain(1), ifThatWasDone(gain(1)));
    const t = table({ me: { house: 'brobnar', hand: [both] }, foe: { line: ['one'] } });
    t.me.play('x');
    t.expect({ me: { aember: 2 }, foe: { line: [] } });
  });

  it('Node each: for one card after the other', () => {
    const x = spell(
      'x',
      forEach(each(friendly(creature)), (c) => [may(destroy(c), gain(powerOf(c)))]),
    );
    const t = table({ me: { house: 'brobnar', hand: [x], line: ['one', 'two', 'three'] } });
    t.me.play('x').yes().no().yes();
    t.expect({ me: { aember: 4, line: ['two'] } });
  });

  it('Node eachPlayer: with that player as you, the active player first', () => {
    const x = spell('x', eachPlayer(discard(a(inHand({})))));
    const t = table({ me: { house: 'brobnar', hand: [x, 'one', 'two'] }, foe: { hand: ['three', 'four'] } });
    t.me.play('x').choose('one');
    expect(t.state.ask?.player).toBe(0);
    t.me.choose('four');
    t.expect({ me: { hand: ['two'] }, foe: { hand: ['three'] } });
  });

  it('Node eachPlayer: hands the cards of this way to every player', () => {
    const x = spell('x', destroy(each(creature)), eachPlayer(gain(count(thisWay(friendly(creature))))));
    const t = table({ me: { house: 'brobnar', hand: [x], line: ['one'] }, foe: { line: ['two', 'three'] } });
    t.me.play('x');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 2, line: [] } });
  });

  it('Node repeat: while a condition holds', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', repeatWhile(not(atLeast(aember('you'), 5)), gain(2)))] },
    });
    t.me.play('x');
    t.expect({ me: { aember: 6 } });
  });

  it('Node repeat: at most so many times', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', { kind: 'repeat', while: equal(1, 1), atMost: 3, then: gain(2) })] },
    });
    t.me.play('x');
    t.expect({ me: { aember: 8 } });
  });

  it('Node lasting: an effect that goes on', () => {
    const x = spell('x', {
      kind: 'lasting',
      until: 'turn',
      ability: { on: 'trigger', when: { event: 'reaped' }, do: gain(2) },
    });
    const t = table({ me: { house: 'brobnar', hand: [x], line: ['one'] } });
    t.me.play('x').reap('one');
    t.expect({ me: { aember: 3, line: [{ id: 'one', exhausted: true }] } });
  });
});
