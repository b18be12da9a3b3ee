// Repetition: an ability once more, rounds that are counted or go through cards, the meaning of "this way" after them,
// cards that are remembered, and choices that differ from round to round.
import { describe, expect, it } from 'vitest';
import type { Node, Table } from '../../index.ts';
import {
  a,
  aember,
  again,
  atLeast,
  choose,
  chooseOne,
  constant,
  count,
  creature,
  damaged,
  dealDamage,
  destroy,
  differentEachTime,
  each,
  eachTime,
  enemy,
  exalt,
  forEach,
  friendly,
  gain,
  gainsAbility,
  heal,
  ifYouDo,
  lasting,
  may,
  named,
  neighborsOf,
  not,
  powerOf,
  reap,
  remember,
  reveal,
  self,
  stun,
  table,
  thisWay,
  times,
  upTo,
  upToTimes,
  when,
} from '../../index.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

/** A table on which this action can be played, against these enemies. */
const against = (line: readonly string[], ...steps: readonly Node[]): Table =>
  table({ me: { house: 'brobnar', hand: [spell('x', ...steps)] }, foe: { line } });

describe('an ability once more', () => {
  it('Node again: as one of several options it repeats, also after a round that only showed something', () => {
    const x = spell(
      'x',
      reveal(each({ zone: 'hand', of: 'opponent' })),
      chooseOne({ label: 'Again', then: again }, { label: 'Gain', then: gain(1) }),
    );
    const t = table({ me: { house: 'brobnar', hand: [x] }, foe: { hand: ['one'] } });
    t.me.play('x').choose('Again').choose('Again').choose('Gain');
    t.expect({ me: { aember: 1 } });
  });

  it('Node again: the whole ability once more', () => {
    const t = against(['one', 'two', 'three', 'four'], destroy(a(enemy(creature))), gain(2), may(again));
    t.me.play('x').choose('one').yes().choose('three').no();
    t.expect({ me: { aember: 4, hand: [], discard: ['x'] }, foe: { line: ['two', 'four'] } });
  });

  it('Node again: is no second play of the card', () => {
    const counter = thing('counter', eachTime({ event: 'played' }, gain(10)));
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: [counter],
        hand: [spell('x', gain(1), when(not(atLeast(aember('you'), 13)), again))],
      },
    });
    t.me.play('x').order('counter');
    t.expect({ me: { aember: 10 + 3 } });
  });

  it('Node again: only the ability that says so', () => {
    const worker = being('worker', {}, reap(gain(10), may(again)), reap(gain(1)));
    const t = table({ me: { house: 'brobnar', line: [worker] } });
    t.me.reap('worker').order('worker').yes().no();
    t.expect({ me: { aember: 1 + 10 + 10 + 1, line: [{ id: 'worker', exhausted: true }] } });
  });

  it('Node again: in an ability that is granted, and in one that lasts', () => {
    const chant = thing(
      'chant',
      constant(gainsAbility(friendly(creature), reap(gain(1), when(not(atLeast(aember('you'), 4)), again)))),
    );
    const granted = table({ me: { house: 'brobnar', line: ['one'], artifacts: [chant] } });
    granted.me.reap('one');
    granted.expect({ me: { aember: 4, line: [{ id: 'one', exhausted: true }] } });

    const x = spell(
      'x',
      gain(10),
      lasting('turn', eachTime({ event: 'reaped' }, gain(1), when(not(atLeast(aember('you'), 14)), again))),
    );
    const lasts = table({ me: { house: 'brobnar', line: ['one'], hand: [x] } });
    lasts.me.play('x').reap('one');
    lasts.expect({ me: { aember: 14, line: [{ id: 'one', exhausted: true }] } });
  });
});

describe('an ability once more, of a card that left play', () => {
  it('Node again: no more, once its card left play', () => {
    const shark = being('shark', {}, reap(destroy(a(creature)), gain(1), again));
    const t = table({ me: { house: 'brobnar', line: [shark, 'one'] }, foe: { line: ['two'] } });
    t.me.reap('shark').choose('two').choose('shark');
    t.expect({ me: { aember: 3, line: ['one'] }, foe: { line: [] } });
  });

  it('Node again: what is not repeated was not done', () => {
    const shark = being('shark', {}, reap(destroy(self), again, ifYouDo(gain(10))));
    const t = table({ me: { house: 'brobnar', line: [shark] } });
    t.me.reap('shark');
    t.expect({ me: { aember: 1, line: [] } });
  });

  it('Node may: a repetition that cannot be is not offered', () => {
    const shark = being('shark', {}, reap(destroy(a(creature)), may(again)));
    const t = table({ me: { house: 'brobnar', line: [shark, 'one'] }, foe: { line: ['two'] } });
    t.me.reap('shark').choose('two').yes().choose('shark');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { aember: 1, line: ['one'] }, foe: { line: [] } });
  });
});

describe('rounds that are counted', () => {
  it('Node times: as often as was counted before the first', () => {
    const t = against(
      ['one', 'two', 'three'],
      times(count(each(enemy(creature))), destroy(a(enemy(creature))), gain(1)),
    );
    t.me.play('x').choose('two', 'one');
    t.expect({ me: { aember: 3 }, foe: { line: [] } });
  });

  it('Node times: what the rounds make does not make more of them', () => {
    const t = table({ me: { house: 'brobnar', aember: 2, hand: [spell('x', times(aember('you'), gain(1)))] } });
    t.me.play('x');
    t.expect({ me: { aember: 4 } });
  });

  it('Node times: not at all for 0, and then nothing happened this way', () => {
    const t = against(['one'], stun(each(creature)), times(0, gain(5)), exalt(thisWay()));
    t.me.play('x');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'one', stunned: true }] } });
  });

  it('Node times: afterwards "this way" means all rounds, within them only the round', () => {
    const t = against(
      ['one', 'two', 'three'],
      times(2, stun(a(enemy(creature))), gain(count(thisWay()))),
      exalt(thisWay()),
    );
    t.me.play('x').choose('one', 'three');
    t.expect({
      me: { aember: 2 },
      foe: { line: [{ id: 'one', stunned: true, aember: 1 }, 'two', { id: 'three', stunned: true, aember: 1 }] },
    });
  });

  it('Node times: one within the other counts anew', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('x', times(2, gain(1), times(3, gain(10))))] } });
    t.me.play('x');
    t.expect({ me: { aember: 62 } });
  });

  it('Node times: a second play of the card counts anew', () => {
    const x = spell('x', times(aember('you'), gain(1)));
    const t = table({ me: { house: 'brobnar', aember: 1, hand: [x, x] } });
    t.me.play('x').play('x');
    t.expect({ me: { aember: 4 } });
  });
});

describe('rounds through cards', () => {
  it('Node each: afterwards "this way" means all rounds', () => {
    const t = against(
      ['one', 'shield', 'three', 'four'],
      forEach(each(enemy(creature)), (c) => [dealDamage(2, c), gain(count(thisWay()))]),
      stun(thisWay()),
    );
    t.me.play('x');
    // One is gone, and the armor of the shield took all of its damage.
    t.expect({
      me: { aember: 3 },
      foe: { line: ['shield', { id: 'three', damage: 2, stunned: true }, { id: 'four', damage: 2, stunned: true }] },
    });
  });

  it('Node each: can go through what happened this way before', () => {
    const t = against(
      ['two', 'three'],
      stun(each(enemy(creature))),
      forEach(thisWay(), (c) => [gain(powerOf(c))]),
    );
    t.me.play('x');
    t.expect({
      me: { aember: 5 },
      foe: {
        line: [
          { id: 'two', stunned: true },
          { id: 'three', stunned: true },
        ],
      },
    });
  });
});

describe('cards that are remembered', () => {
  it('Node remember: the same cards, although they are described no longer', () => {
    const x = spell(
      'x',
      remember(each(damaged(creature)), (c) => [heal('all', each(creature)), stun(c)]),
    );
    const t = table({
      me: { house: 'brobnar', hand: [x], line: [{ id: 'five', damage: 1 }] },
      foe: { line: ['two', { id: 'three', damage: 2 }] },
    });
    t.me.play('x');
    t.expect({ me: { line: [{ id: 'five', stunned: true }] }, foe: { line: ['two', { id: 'three', stunned: true }] } });
  });

  it('Node remember: the neighbors of a creature that is gone', () => {
    const t = against(
      ['one', 'two', 'three', 'four'],
      choose(a(creature), (c) => [remember(neighborsOf(c), (near) => [destroy(c), exalt(near)])]),
    );
    t.me.play('x').choose('two');
    t.expect({ foe: { line: [{ id: 'one', aember: 1 }, { id: 'three', aember: 1 }, 'four'] } });
  });

  it('Node remember: a card that left play is not touched any more', () => {
    const t = against(
      ['one', 'two'],
      remember(each(enemy(creature)), (c) => [destroy(each(named('one'))), exalt(c), gain(count(thisWay()))]),
    );
    t.me.play('x');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'two', aember: 1 }], discard: ['one'] } });
  });
});

describe('choices that differ', () => {
  it('Pick: not a card that this choice took before (unlike)', () => {
    const t = against(['one', 'two', 'three'], times(3, exalt(differentEachTime(a(enemy(creature))))));
    t.me.play('x');
    expect(t.options()).toEqual(['one', 'two', 'three']);
    t.me.choose('two');
    expect(t.options()).toEqual(['one', 'three']);
    t.me.choose('three');
    t.expect({
      foe: {
        line: [
          { id: 'one', aember: 1 },
          { id: 'two', aember: 1 },
          { id: 'three', aember: 1 },
        ],
      },
    });
  });

  it('Pick: where all were taken before, nothing is left to take', () => {
    const t = against(['one'], times(2, exalt(differentEachTime(a(enemy(creature))))), ifYouDo(gain(5)));
    t.me.play('x');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'one', aember: 1 }] } });
  });

  it('Pick: up to one that differs can be declined, and taken later', () => {
    const t = against(['one', 'two'], times(3, exalt(differentEachTime(upTo(1, enemy(creature))))));
    t.me.play('x').choose('one').done();
    expect(t.options()).toEqual(['two', 'done']);
    t.me.choose('two');
    t.expect({
      foe: {
        line: [
          { id: 'one', aember: 1 },
          { id: 'two', aember: 1 },
        ],
      },
    });
  });

  it('up to so many times, each time with another, until enough were taken', () => {
    const x = spell(
      'x',
      upToTimes(3, enemy(creature), (c) => [exalt(c)]),
    );
    const line = ['one', 'two', 'three', 'four'];
    const all = table({ me: { house: 'brobnar', hand: [x] }, foe: { line } });
    all.me.play('x').choose('one', 'three');
    expect(all.options()).toEqual(['two', 'four', 'done']);
    all.me.choose('two');
    all.expect({ foe: { line: [...line.slice(0, 3).map((id) => ({ id, aember: 1 })), 'four'] } });

    const enough = table({ me: { house: 'brobnar', hand: [x] }, foe: { line } });
    enough.me.play('x').choose('four').done();
    enough.expect({ foe: { line: ['one', 'two', 'three', { id: 'four', aember: 1 }] } });
  });

  it('Pick: the next play of the card may take it again', () => {
    const x = spell('x', times(2, exalt(differentEachTime(a(enemy(creature))))));
    const t = table({ me: { house: 'brobnar', hand: copies(2, x) }, foe: { line: ['one', 'two'] } });
    t.me.play('x').choose('one').play('x').choose('one');
    t.expect({
      foe: {
        line: [
          { id: 'one', aember: 2 },
          { id: 'two', aember: 2 },
        ],
      },
    });
  });
});
