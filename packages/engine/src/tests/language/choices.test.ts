// Choices of cards: how many, who chooses, by chance or by power, and what is left to choose from.
import { describe, expect, it } from 'vitest';
import type { SeatPosition } from '../../index.ts';
import {
  a,
  aember,
  anyCard,
  anyNumberOf,
  artifact,
  atRandom,
  capture,
  creature,
  destroy,
  divideDamage,
  eachAsFarAs,
  eachInOrder,
  enemy,
  exactly,
  exalt,
  friendly,
  inHand,
  leastPowerful,
  mayPlayCard,
  mostPowerful,
  oneOrMore,
  playCard,
  putOnDeck,
  stun,
  table,
  upTo,
} from '../../index.ts';
import type { Pick } from '../../language/language.ts';
import { spell } from '../../testing/cards.ts';

const mine: SeatPosition = { house: 'brobnar', line: ['one', 'shield', { id: 'imp', exhausted: true }] };
const theirs: SeatPosition = { line: [{ id: 'five', stunned: true }, 'sneak'] };

describe('choices', () => {
  const offer = (pick: Pick) => {
    const t = table({ me: { ...mine, hand: [spell('probe', exalt(pick))] }, foe: theirs });
    t.me.play('probe');
    return t;
  };
  it('Pick: to be played, so only what can be played', () => {
    const hand = [spell('probe', playCard(a(inHand(anyCard)))), 'hat', 'two'];
    const t = table({ me: { house: 'brobnar', hand }, foe: {} });
    t.me.play('probe');
    t.expect({ me: { hand: ['hat'], line: [{ id: 'two', exhausted: true }] } });
    const none = table({ me: { house: 'brobnar', hand: hand.slice(0, 2) }, foe: {} });
    none.me.play('probe');
    none.expect({ me: { hand: ['hat'], discard: ['probe'] } });
    const optional = table({
      me: { house: 'brobnar', hand: [spell('probe', mayPlayCard(a(inHand(anyCard)))), 'hat'] },
      foe: {},
    });
    optional.me.play('probe');
    expect(optional.state.ask?.kind).toBe('move');
  });
  it('Pick: exactly one', () => {
    const t = offer(a(creature));
    expect(t.options()).toEqual(['one', 'shield', 'imp', 'five', 'sneak']);
    expect(t.state.ask).toMatchObject({ kind: 'cards', min: 1, max: 1, picked: [] });
  });
  it('Pick: one or more, if there is one', () => {
    const t = offer(oneOrMore(enemy(creature)));
    expect(t.state.ask).toMatchObject({ kind: 'cards', min: 1, max: 2 });
    expect(offer(oneOrMore(enemy(artifact))).state.ask?.kind).toBe('move');
  });
  it('Pick: exactly several, each once', () => {
    const t = offer(exactly(2, creature));
    t.me.choose('imp');
    expect(t.options()).toEqual(['one', 'shield', 'five', 'sneak']);
    expect(t.state.ask?.picked).toMatchObject([{ name: 'imp' }]);
  });
  it('Pick: fewer candidates than asked for are all taken [rule resolve-as-much-as-you-can]', () => {
    const t = offer(exactly(5, enemy(creature)));
    t.expect({
      me: { line: mine.line ?? [] },
      foe: {
        line: [
          { id: 'five', stunned: true, aember: 1 },
          { id: 'sneak', aember: 1 },
        ],
      },
    });
  });
  it('Pick: up to several, with done', () => {
    const t = offer(upTo(2, enemy(creature)));
    expect(t.options()).toEqual(['five', 'sneak', 'done']);
    t.me.choose('five').done();
    t.expect({ me: { line: mine.line ?? [] }, foe: { line: [{ id: 'five', stunned: true, aember: 1 }, 'sneak'] } });
  });
  it('Pick: any number', () => {
    const t = offer(anyNumberOf(enemy(creature)));
    t.me.choose('five', 'sneak');
    t.expect({
      me: { line: mine.line ?? [] },
      foe: {
        line: [
          { id: 'five', stunned: true, aember: 1 },
          { id: 'sneak', aember: 1 },
        ],
      },
    });
  });
  it('Pick: at random asks nobody', () => {
    const t = offer(atRandom(creature, 2));
    expect(t.state.ask?.kind).toBe('move');
    expect(t.events.filter((e) => e.type === 'placeAember')).toHaveLength(2);
  });
  it.each([0, 1])(
    'Pick: at random among %i cards draws no number, so that what chance brings later is the same',
    (n) => {
      const x = spell('probe', stun(atRandom(creature)));
      const t = table({ me: { house: 'brobnar', hand: [x] }, foe: { line: ['five'].slice(0, n) } });
      const { rng } = t.state;
      t.me.play('probe');
      t.expect({ me: { line: [] }, foe: { line: n === 0 ? [] : [{ id: 'five', stunned: true }] } });
      expect(t.state.rng).toEqual(rng);
    },
  );
  it('Pick: again, the same card several times', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('probe', divideDamage(2, creature))], line: ['nine', 'eight'] },
    });
    t.me.play('probe').choose('nine', 'nine');
    t.expect({ me: { line: [{ id: 'nine', damage: 2 }, 'eight'] } });
  });
  it('Pick: enough, each of them or as many as there is something for', () => {
    const x = spell('probe', capture(1, eachAsFarAs(aember('opponent'), friendly(creature))));
    const all = table({ me: { house: 'brobnar', hand: [x], line: ['one', 'two'] }, foe: { aember: 2 } });
    all.me.play('probe');
    all.expect({
      me: {
        line: [
          { id: 'one', aember: 1 },
          { id: 'two', aember: 1 },
        ],
      },
      foe: { aember: 0 },
    });
    const some = table({ me: { house: 'brobnar', hand: [x], line: ['one', 'two', 'three'] }, foe: { aember: 2 } });
    some.me.play('probe');
    expect(some.options()).toEqual(['one', 'two', 'three']);
    some.me.choose('three', 'one');
    some.expect({ me: { line: [{ id: 'one', aember: 1 }, 'two', { id: 'three', aember: 1 }] }, foe: { aember: 0 } });
    const none = table({ me: { house: 'brobnar', hand: [x], line: ['one', 'two'] } });
    none.me.play('probe');
    none.expect({ me: { line: ['one', 'two'] } });
  });
  it('Pick: ordered, each of them in an order that is asked where it matters', () => {
    const x = spell('probe', putOnDeck(eachInOrder(creature)));
    const ofOne = table({ me: { house: 'brobnar', hand: [x], line: ['one', 'two', 'three'], deck: [] } });
    ofOne.me.play('probe');
    expect(ofOne.options()).toEqual(['one', 'two', 'three']);
    ofOne.me.choose('two').choose('one');
    ofOne.expect({ me: { line: [], deck: ['three', 'one', 'two'] } });
    const ofTwo = table({ me: { house: 'brobnar', hand: [x], line: ['one'] }, foe: { line: ['two'] } });
    ofTwo.me.play('probe');
    ofTwo.expect({ me: { line: [], deck: ['one'] }, foe: { line: [], deck: ['two'] } });
  });
  it('Pick: by another player', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('probe', exalt({ ...a(enemy(creature)), by: 'opponent' }))] },
      foe: { line: ['one', 'two'] },
    });
    t.me.play('probe');
    expect(t.state.ask?.player).toBe(1);
    t.foe.choose('two');
    t.expect({ foe: { line: ['one', { id: 'two', aember: 1 }] } });
  });
  it('Pick: most powerful, only ties are chosen among (Three Fates) [rule groups-of-most-powerful, rule most-powerful]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('fates', destroy(mostPowerful(3)))] },
      foe: { line: ['eight', 'seven', 'five', 'beast'] },
    });
    t.me.play('fates').choose('eight', 'seven');
    expect(t.options()).toEqual(['five', 'beast']);
    t.me.choose('beast');
    t.expect({ foe: { line: ['five'] } });
  });
  it('Pick: most powerful, a tie that has room is taken without a question [rule groups-of-most-powerful]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('fates', destroy(mostPowerful(3)))] },
      foe: { line: ['eight', 'seven', 'five', 'eight'] },
    });
    t.me.play('fates');
    t.expect({ foe: { line: ['five'] } });
  });
  it('Pick: least powerful [rule groups-of-least-powerful, rule least-powerful]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('cull', destroy(leastPowerful(1)))], line: ['two'] },
      foe: { line: ['one', 'three'] },
    });
    t.me.play('cull');
    t.expect({ me: { line: ['two'] }, foe: { line: ['three'] } });
  });
});
