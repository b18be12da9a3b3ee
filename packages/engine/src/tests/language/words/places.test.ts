// Choices of several cards, and places in a battleline.
import { describe, expect, it } from 'vitest';
import {
  a,
  addCounters,
  amountThisWay,
  besides,
  choose,
  chooseOfEach,
  constant,
  countersOn,
  creature,
  destroy,
  each,
  eachInRandomOrder,
  enemy,
  friendly,
  gain,
  gainsKeyword,
  giveControl,
  inDiscard,
  leftOf,
  negative,
  neighborOf,
  ofOtherTypeThan,
  ofSameTypeAs,
  onward,
  playAnywhere,
  putOnDeck,
  returnToHand,
  sharingHouseWith,
  table,
  target,
} from '../../../index.ts';
import { being, spell } from '../../../testing/cards.ts';

describe('choices and places', () => {
  it('one creature of each power, of which all are kept under one name', () => {
    const cull = spell(
      'preserve',
      chooseOfEach('power', creature, (kept) => [destroy(each(besides(kept, creature)))]),
    );
    const t = table({
      me: { house: 'brobnar', hand: [cull], line: ['two', 'imp', 'three'] },
      foe: { line: ['three', 'nine'] },
    });
    t.me.play(cull).choose('imp').choose('three#2');
    t.expect({ me: { line: ['imp'] }, foe: { line: ['three', 'nine'] } });
  });

  it('one creature of each house: of two houses it can be chosen for both', () => {
    const cull = spell(
      'council',
      chooseOfEach('house', creature, (kept) => [destroy(each(besides(kept, creature)))]),
    );
    const t = table({
      me: { house: 'brobnar', hand: [cull], line: ['two', { id: 'three', houseIcons: ['dis'] }, 'imp'] },
      foe: { line: ['scholar'] },
    });
    t.me.play(cull);
    expect(t.state.ask?.house).toBe('brobnar');
    t.me.choose('three');
    expect(t.state.ask?.house).toBe('dis');
    t.me.choose('three');
    t.expect({ me: { line: [{ id: 'three', houseIcons: ['dis'] }] }, foe: { line: ['scholar'] } });
  });

  it('one creature of each house: of two houses it can be chosen for one, and another for the other', () => {
    const cull = spell(
      'council',
      chooseOfEach('house', creature, (kept) => [destroy(each(besides(kept, creature)))]),
    );
    const line = [{ id: 'three', houseIcons: ['dis'] }, 'imp'] as const;
    const t = table({ me: { house: 'brobnar', hand: [cull], line }, foe: { line: ['scholar'] } });
    t.me.play(cull).choose('imp');
    t.expect({ me: { line }, foe: { line: ['scholar'] } });
  });

  it('in a random order: all of them, and nobody is asked', () => {
    const storm = spell('storm', putOnDeck(eachInRandomOrder(creature)));
    const t = table({
      me: { house: 'brobnar', hand: [storm], line: ['two', 'three'], deck: ['one'] },
      foe: { line: ['four'], deck: ['six'] },
    });
    t.me.play(storm);
    expect(t.state.players[0]?.deck.length).toBe(3);
    t.expect({ me: { line: [] }, foe: { line: [], deck: ['four', 'six'] } });
  });

  it('anywhere in the battleline, without deploy', () => {
    const raise = spell('raise', playAnywhere(a(inDiscard(creature))));
    const t = table({ me: { house: 'brobnar', hand: [raise], line: ['two', 'three'], discard: ['four'] }, foe: {} });
    t.me.play(raise).between('two', 'three');
    t.expect({ me: { line: ['two', { id: 'four', exhausted: true }, 'three'], discard: [raise] } });
  });

  it('control goes to the flank that is said, and nobody is asked for it', () => {
    const pool = spell('pool', giveControl(a(friendly(creature)), { flank: 'left' }));
    const t = table({ me: { house: 'brobnar', hand: [pool], line: ['two'] }, foe: { line: ['four', 'six'] } });
    t.me.play(pool);
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'two', owner: 0 }, 'four', 'six'] } });
  });

  it('counters of several cards are read for each of them', () => {
    const gather = spell(
      'gather',
      addCounters('power', negative(countersOn(target, 'power')), each(creature)),
      gain(amountThisWay),
    );
    const t = table({
      me: { house: 'brobnar', hand: [gather], line: [{ id: 'two', power: 3 }, 'three'] },
      foe: { line: [{ id: 'four', power: 1 }] },
    });
    t.me.play(gather);
    t.expect({ me: { aember: 4, line: ['two', 'three'] }, foe: { line: ['four'] } });
  });

  it('from card to card, as long as there is a next one', () => {
    const ritual = spell(
      'ritual',
      onward(a(friendly(creature)), (one) => leftOf(one, neighborOf(one, sharingHouseWith(one, creature))), gain(1)),
    );
    const line = ['one', 'imp', 'two', 'three', 'four'];
    const t = table({ me: { house: 'brobnar', hand: [ritual], line }, foe: {} });
    t.me.play(ritual).choose('four');
    t.expect({ me: { aember: 2, line } });
    const alone = table({ me: { house: 'brobnar', hand: [ritual], line }, foe: {} });
    alone.me.play(ritual).choose('one');
    alone.expect({ me: { aember: 0, line } });
  });

  it('Filter: typeOf, out of play too', () => {
    const kin = spell(
      'kin',
      choose(a(inDiscard({})), (one) => [returnToHand(each(inDiscard(ofSameTypeAs(one, {}))))]),
    );
    const t = table({ me: { house: 'brobnar', hand: [kin], discard: ['two', 'three', 'rock', 'hat'] }, foe: {} });
    t.me.play(kin).choose('two');
    t.expect({ me: { hand: ['two', 'three'], discard: [kin, 'rock', 'hat'] } });
  });

  it('Filter: notTypeOf, out of play too', () => {
    const sort = spell(
      'sort',
      choose(a(inDiscard({})), (one) => [returnToHand(each(inDiscard(ofOtherTypeThan(one, {}))))]),
    );
    const t = table({ me: { house: 'brobnar', hand: [sort], discard: ['two', 'three', 'rock', 'hat'] }, foe: {} });
    t.me.play(sort).choose('two');
    t.expect({ me: { hand: ['rock', 'hat'], discard: [sort, 'two', 'three'] } });
  });

  it('omega that is gained by a constant ability ends the step of a card that is played', () => {
    const eater = being('eater', {}, constant(gainsKeyword(enemy({ type: ['creature', 'artifact'] }), 'omega')));
    const t = table({ me: { house: 'brobnar', hand: ['blank', 'two', 'three'] }, foe: { line: [eater] } });
    t.me.play('blank').play('two');
    expect(t.state.active).toBe(1);
  });
});
