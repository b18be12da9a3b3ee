// Offers of effects to a creature that enters play.
import { describe, expect, it } from 'vitest';
import {
  a,
  choose,
  constant,
  creature,
  destroy,
  each,
  friendly,
  inDiscard,
  inHand,
  lasting,
  leavesPlay,
  makeToken,
  mayEnterReadyAnywhere,
  named,
  omni,
  putIntoPlaceOf,
  putIntoPlay,
  self,
  table,
} from '../../../index.ts';
import { being, spell, thing } from '../../../testing/cards.ts';
import '../../../testing/tokenCards.ts';

const sling = thing('sling', omni(lasting('turn', constant(mayEnterReadyAnywhere(friendly(creature))), 1)));

describe('what is offered to a creature that enters', () => {
  it('Modifier enters: offered, anywhere and ready', () => {
    const t = table({ me: { house: 'brobnar', hand: ['two', 'three'], line: ['four', 'five'], artifacts: [sling] } });
    t.me.omni(sling).play('two').yes().between('four', 'five');
    t.expect({ me: { line: ['four', 'two', 'five'], artifacts: [{ id: 'sling', exhausted: true }] } });
    t.me.play('three', 'left');
    t.expect({
      me: {
        line: [{ id: 'three', exhausted: true }, 'four', 'two', 'five'],
        artifacts: [{ id: 'sling', exhausted: true }],
      },
    });
  });

  it('declined it enters as ever, and the offer is over', () => {
    const t = table({ me: { house: 'brobnar', hand: ['two', 'three'], line: ['four', 'five'], artifacts: [sling] } });
    t.me.omni(sling).play('two').no();
    expect(t.state.ask?.options.some(({ pick }) => pick === 'place')).toBe(false);
    t.me.flank('right').play('three', 'left');
    t.expect({
      me: {
        line: [{ id: 'three', exhausted: true }, 'four', 'five', { id: 'two', exhausted: true }],
        artifacts: [{ id: 'sling', exhausted: true }],
      },
    });
  });

  it('for the first creature in an empty line it is asked, too', () => {
    const t = table({ me: { house: 'brobnar', hand: ['two'], artifacts: [sling] } });
    t.me.omni(sling).play('two').yes();
    t.expect({ me: { line: ['two'], artifacts: [{ id: 'sling', exhausted: true }] } });
  });

  it('also of one that is put into play, and only of the first', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('rise', putIntoPlay(each(inDiscard(named('two')))))],
        line: ['four', 'five'],
        artifacts: [sling],
        discard: ['two', 'two'],
      },
    });
    t.me.omni(sling).play('rise').choose('two#1').yes().between('four', 'five').flank('left');
    t.expect({
      me: {
        line: [{ id: 'two', exhausted: true }, 'four', 'two', 'five'],
        artifacts: [{ id: 'sling', exhausted: true }],
      },
    });
  });

  it('also of a token creature that is made, and not of the next one', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('recruit', makeToken(2))],
        beside: ['token-grunt'],
        line: ['four', 'five'],
        artifacts: [sling],
        deck: ['one', 'two', 'three'],
      },
    });
    t.me.omni(sling).play('recruit').yes().between('four', 'five').flank('right');
    t.expect({
      me: {
        line: [
          'four',
          { id: 'one', token: 'token-grunt' },
          'five',
          { id: 'two', token: 'token-grunt', exhausted: true },
        ],
        artifacts: [{ id: 'sling', exhausted: true }],
      },
    });
  });

  const beside = spell(
    'beside',
    choose(a(creature), (it) => [makeToken(1, { leftOf: it })]),
  );
  const atSide = () =>
    table({
      me: {
        house: 'brobnar',
        hand: [beside],
        beside: ['token-grunt'],
        line: ['four', 'five'],
        artifacts: [sling],
        deck: ['one'],
      },
    });
  const grunt = { id: 'one', token: 'token-grunt' };
  const thrown = [{ id: 'sling', exhausted: true }];

  it('also of one whose place beside another creature is said', () => {
    const t = atSide();
    t.me.omni(sling).play(beside).choose('five').yes().flank('left');
    t.expect({ me: { line: [grunt, 'four', 'five'], artifacts: thrown } });
  });

  it('declined it enters at that place, exhausted, and the offer is over', () => {
    const t = atSide();
    t.me.omni(sling).play(beside).choose('five').no();
    t.expect({ me: { line: ['four', { ...grunt, exhausted: true }, 'five'], artifacts: thrown } });
  });

  it('also of one whose flank is said', () => {
    const atEnd = () => {
      const hand = [spell('sling-end', makeToken(1, { flank: 'left' }))];
      const line = ['four', 'five'];
      return table({
        me: { house: 'brobnar', hand, beside: ['token-grunt'], line, artifacts: [sling], deck: ['one'] },
      });
    };
    const t = atEnd();
    t.me.omni(sling).play('sling-end').yes().between('four', 'five');
    t.expect({ me: { line: ['four', grunt, 'five'], artifacts: thrown } });
    const declined = atEnd();
    declined.me.omni(sling).play('sling-end').no();
    declined.expect({ me: { line: [{ ...grunt, exhausted: true }, 'four', 'five'], artifacts: thrown } });
  });

  it('also of one that enters where another one stood', () => {
    const heir = being('sling-heir', {}, leavesPlay(putIntoPlaceOf(self, a(inHand(creature)))));
    const fall = spell('sling-fall', destroy(each(friendly(named(heir)))));
    const t = table({
      me: { house: 'brobnar', hand: [fall, 'two'], line: ['four', heir, 'five'], artifacts: [sling] },
    });
    t.me.omni(sling).play(fall).yes().flank('right');
    t.expect({ me: { line: ['four', 'five', 'two'], discard: [fall, heir], artifacts: thrown } });
  });

  it('an enemy creature is offered nothing', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: [thing('gift', omni(lasting('game', constant(mayEnterReadyAnywhere(friendly(creature))))))],
      },
      foe: { hand: ['two'], line: ['four', 'five'], houses: ['brobnar', 'dis', 'logos'] },
    });
    t.me.omni('gift').end();
    t.foe.house('brobnar').play('two', 'left');
    t.expect({ me: { artifacts: ['gift'] }, foe: { line: [{ id: 'two', exhausted: true }, 'four', 'five'] } });
  });
});
