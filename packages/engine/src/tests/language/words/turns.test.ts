// A turn that does not go on as usual, and the step in which cards ready.
import { describe, expect, it } from 'vitest';
import type { Node } from '../../../index.ts';
import {
  anyCard,
  cannot,
  constant,
  creature,
  draw,
  each,
  eachTime,
  endTurn,
  enemy,
  friendly,
  gain,
  ifThatWasDone,
  ifYouDo,
  it as it_,
  lasting,
  makeActive,
  readies,
  ready,
  reaps,
  steal,
  table,
  thatPlayer,
} from '../../../index.ts';
import { being, spell, thing } from '../../../testing/cards.ts';

const aemberOf = (t: ReturnType<typeof table>, seat: 0 | 1 = 0): number | undefined => t.state.players[seat]?.aember;

describe('a player who readies cards', () => {
  const bell = thing('bell', eachTime(readies('each', anyCard), gain(1, thatPlayer)));

  it('Pattern readies: each card in the step, and none that is ready', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: [bell],
        line: [{ id: 'one', exhausted: true }, { id: 'two', exhausted: true }, 'three'],
      },
      foe: { line: [{ id: 'four', exhausted: true }] },
    });
    t.me.end().done();
    t.expect({
      me: { aember: 2, artifacts: [bell], line: ['one', 'two', 'three'] },
      foe: { aember: 0, line: [{ id: 'four', exhausted: true }] },
    });
  });

  it('is the one who resolves the effect, whoever controls the card', () => {
    const rouse = spell('rouse', ready(each(creature)));
    const t = table({
      me: { house: 'brobnar', hand: [rouse], artifacts: [bell], line: ['one'] },
      foe: { line: [{ id: 'four', exhausted: true }] },
    });
    t.me.play(rouse).choose('four');
    t.expect({ me: { aember: 1, artifacts: [bell], line: ['one'] }, foe: { aember: 0, line: ['four'] } });
  });
});

describe('the step in which cards ready', () => {
  it('"cannot be readied by a step": not by that, but by an effect', () => {
    const mire = thing('mire', constant(cannot(friendly(creature), 'readied-in-step')));
    const wake = spell('wake', ready(each(friendly(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [wake], artifacts: [mire], line: [{ id: 'two', exhausted: true }] },
      foe: {},
    });
    t.me.end();
    t.foe.end();
    t.expect({ me: { artifacts: [mire], line: [{ id: 'two', exhausted: true }] } });
    t.me.play(wake);
    t.expect({ me: { artifacts: [mire], line: ['two'] } });
  });

  it('until the end of the next step of the opponent that they have: this turn or their next one', () => {
    const bind = lasting('their-ready-step', constant(cannot({ is: it_ }, 'readied-in-step')));
    const binder = being('binder', {}, eachTime(reaps(enemy(creature)), bind));
    const t = table({ me: { house: 'brobnar', line: ['two'] }, foe: { houses: ['brobnar'], line: [binder] } });
    t.me.reap('two').end();
    t.expect({ me: { aember: 1, line: [{ id: 'two', exhausted: true }] }, foe: { line: [binder] } });
    t.foe.end();
    t.me.end();
    t.expect({ me: { aember: 1, line: ['two'] }, foe: { line: [binder] } });
  });
});

describe('a turn that does not go on as usual', () => {
  it('Verb activeHouse: nobody chooses it', () => {
    const turncoat = spell('turncoat', makeActive('dis'));
    const spy = thing('spy', eachTime({ event: 'houseChosen' }, gain(9)));
    const t = table({ me: { house: 'brobnar', hand: [turncoat], artifacts: [spy], line: ['imp', 'one'] } });
    t.me.play(turncoat).cannot('reap', 'one', 'wrong-house').reap('imp');
    expect(aemberOf(t)).toBe(1);
  });

  it('Verb endStep: the turn goes on with its next step', () => {
    const stop = spell('stop', { kind: 'endStep' });
    const t = table({
      me: { house: 'brobnar', hand: [stop, 'one'], line: [{ id: 'six', exhausted: true }], deck: ['two'] },
      foe: { houses: ['dis'] },
    });
    t.me.play(stop);
    t.expect({ active: 'foe', me: { line: ['six'], hand: ['one', stop, 'two'] } });
  });

  it('endTurn: cards are neither readied nor drawn', () => {
    const leave = spell('leave', endTurn);
    const t = table({
      me: { house: 'brobnar', hand: [leave, 'one'], line: [{ id: 'six', exhausted: true }], deck: ['two'] },
      foe: { houses: ['dis'], line: [{ id: 'four', exhausted: true }], deck: ['three'] },
    });
    t.me.play(leave);
    t.expect({
      active: 'foe',
      me: { line: [{ id: 'six', exhausted: true }], hand: ['one'], deck: ['two'] },
      foe: { line: [{ id: 'four', exhausted: true }] },
    });
    t.foe.house('dis').end();
    expect(t.state.players[1]?.hand).toHaveLength(1);
  });
});

describe('ifThatWasDone', () => {
  const after = (...steps: readonly Node[]) => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', steal(1), draw(1), ...steps)], deck: ['one'] },
      foe: {},
    });
    t.me.play('x');
    return t;
  };

  it('asks of the effect before it alone, "if you do" of all that was to be done', () => {
    after(ifThatWasDone(gain(2))).expect({ me: { aember: 2, hand: ['one'] } });
    after(ifYouDo(gain(2))).expect({ me: { aember: 0, hand: ['one'] } });
  });

  it('does nothing where that was not done', () => {
    after(steal(1), ifThatWasDone(gain(2))).expect({ me: { aember: 0, hand: ['one'] } });
  });
});
